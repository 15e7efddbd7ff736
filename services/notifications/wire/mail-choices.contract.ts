import type { Flag } from '../../platform/http/requests/wire.contract.js';

/**
 * A member's choice for each kind of optional mail, '1' or '0'. Mails about money, shipped parcels and security are always sent.
 */
export interface MailChoicesDetail {
  /** Mails before points expire. */
  readonly expiry: Flag;
  /** Mails before the shop decides on cards. */
  readonly undecided: Flag;
  /** Mails about late parcels. */
  readonly shipping: Flag;
  /** Mails about referral bonuses and ranks. */
  readonly news: Flag;
}
