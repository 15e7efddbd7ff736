import { flagOf } from '../../platform/http/codes.js';
import type { MailWishes } from '../streams/mail-wishes.js';
import type { MailWishesDetail } from './mail-wishes.contract.js';

/** Wishes as the wire has them. */
export const mailWishesDetail = ({ expiry, undecided, shipping, news }: MailWishes): MailWishesDetail => ({
  expiry: flagOf(expiry),
  undecided: flagOf(undecided),
  shipping: flagOf(shipping),
  news: flagOf(news),
});
