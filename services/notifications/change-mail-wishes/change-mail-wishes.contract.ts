import { IsIn } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Flag } from '../../platform/http/wire.contract.js';
import type { MailWishesDetail } from '../wire/mail-wishes.contract.js';

const FLAGS = ['0', '1'];
const CHOICE = says('受け取るか受け取らないかを選んでください。', 'Choose whether you want these emails.');

/** `POST /api/user/notification_settings`: all four, as the member wants them from now on. */
export class ChangeMailWishesRequest {
  @IsIn(FLAGS, CHOICE)
  expiry!: Flag;

  @IsIn(FLAGS, CHOICE)
  undecided!: Flag;

  @IsIn(FLAGS, CHOICE)
  shipping!: Flag;

  @IsIn(FLAGS, CHOICE)
  news!: Flag;
}

export interface MailWishesAnswer {
  readonly state: 200;
  readonly detail: MailWishesDetail;
}

export interface ChangeMailWishesCalls {
  /** Which mails the member wants; those about money, parcels under way and security always come. */
  'POST /api/user/notification_settings': { request: ChangeMailWishesRequest; answer: MailWishesAnswer };
}
