import type { Flag } from '../../platform/http/requests/wire.contract.js';

/** Which mails a member wants: '1' or '0' of each kind. Those about money, parcels under way and security always come. */
export interface MailChoicesDetail {
  /** Before points expire. */
  readonly expiry: Flag;
  /** Before the shop decides on cards. */
  readonly undecided: Flag;
  /** When a parcel takes longer than it should. */
  readonly shipping: Flag;
  /** Bonuses for referrals. */
  readonly news: Flag;
}
