export interface SendMemberOnCalls {
  /** Redirects a member's browser to the card's issuer once, and later to the page that polls the payment. */
  'GET /api/acs/secure/{payment}': { redirect: 303; file: 'text/html' };
  /** Redirects a member's browser to the carrier once, and later to the page that polls the payment. */
  'GET /api/carrier/start/{payment}': { redirect: 303; file: 'text/html' };
}
