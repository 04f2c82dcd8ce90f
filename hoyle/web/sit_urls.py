"""Every address below Sit down."""

from django.urls import path

from hoyle.web.views import sitting

urlpatterns = [
    path("", sitting.sit, name="sit"),
    path("<slug:key>/", sitting.table, name="sitting"),
    path("<slug:key>/again/", sitting.again, name="sitting-again"),
    path("<slug:key>/seal/", sitting.seal, name="sitting-seal"),
    path("<slug:key>/why/", sitting.reasons, name="sitting-reasons"),
    path("<slug:key>/why/<str:place>/", sitting.reason, name="sitting-reason"),
    path("<slug:key>/audit/", sitting.audit, name="sitting-audit"),
    path("<slug:key>/audit/<str:place>/", sitting.audit, name="sitting-audit-step"),
    path("<slug:key>/<str:place>/", sitting.back, name="sitting-step"),
]
