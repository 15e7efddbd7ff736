export interface SendMemberOnCalls {
  /** Sends a member's browser on to the card's issuer, once; then to the page that asks how the payment stands. */
  'GET /api/acs/secure/{payment}': { redirect: 303; file: 'text/html' };
  /** Sends a member's browser on to the carrier, once; then to the page that asks how the payment stands. */
  'GET /api/carrier/start/{payment}': { redirect: 303; file: 'text/html' };
}
