/**
 * Pages of buying points. Their chunks are named here rather than in the table of routes. So a first visit does not
 * load names that only buyers need.
 */
export const pages = {
  buyPoint: () => import('./BuyPointPage'),
  cardInput: () => import('./CardInputPage'),
  confirmBuyPoint: () => import('./ConfirmBuyPointPage'),
  confirmCombini: () => import('./ConfirmCombiniPage'),
  bankTransferInformation: () => import('./BankTransferInformationPage'),
  paygeTransferInformation: () => import('./PaygeTransferInformationPage'),
  payRedirect: () => import('./PayRedirectPage'),
  completeBuyPoint: () => import('./CompleteBuyPointPage'),
  amazonPayRedirect: () => import('./amazon-pay/AmazonPayRedirectPage'),
  completeBuyPointAmazonPay: () => import('./amazon-pay/CompleteBuyPointAmazonPayPage'),
  completeBuyPointPaypal: () => import('./paypal/CompleteBuyPointPaypalPage'),
  completeCarrier: () => import('./CarrierResultPage'),
  errorCarrier: () => import('./CarrierResultPage'),
  payments: () => import('./PaymentsPage'),
  limits: () => import('./LimitsPage'),
  paymentDetail: () => import('./PaymentDetailPage'),
} as const;
