import { flagOf } from '../../platform/http/requests/codes.js';
import type { MailChoices } from '../streams/mail-choices.js';
import type { MailChoicesDetail } from './mail-choices.contract.js';

/** Converts mail choices to the wire format. */
export const toMailChoicesDetail = ({ expiry, undecided, shipping, news }: MailChoices): MailChoicesDetail => ({
  expiry: flagOf(expiry),
  undecided: flagOf(undecided),
  shipping: flagOf(shipping),
  news: flagOf(news),
});
