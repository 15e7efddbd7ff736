import { flagOf } from '../../platform/http/requests/codes.js';
import type { MailChoices } from '../streams/mail-choices.js';
import type { MailChoicesDetail } from './mail-choices.contract.js';

/** Wishes as the wire has them. */
export const toMailChoicesDetail = ({ expiry, undecided, shipping, news }: MailChoices): MailChoicesDetail => ({
  expiry: flagOf(expiry),
  undecided: flagOf(undecided),
  shipping: flagOf(shipping),
  news: flagOf(news),
});
