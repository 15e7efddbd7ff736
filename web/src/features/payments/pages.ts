/**
 * The pages of buying points. Their chunks are named here, and not in the table of routes, so that a first visit to the shop
 * does not load the names of what only buyers open.
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
