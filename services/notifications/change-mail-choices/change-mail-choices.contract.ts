import { IsIn } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Flag } from '../../platform/http/requests/wire.contract.js';
import type { MailChoicesDetail } from '../wire/mail-choices.contract.js';

const FLAGS = ['0', '1'];
const CHOICE = withMessage('受け取るか受け取らないかを選んでください。', 'Choose whether you want these emails.');

/** `POST /api/user/notification_settings`: the member's choice for all four kinds of optional mail. */
export class ChangeMailChoicesRequest {
  @IsIn(FLAGS, CHOICE)
  expiry!: Flag;

  @IsIn(FLAGS, CHOICE)
  undecided!: Flag;

  @IsIn(FLAGS, CHOICE)
  shipping!: Flag;

  @IsIn(FLAGS, CHOICE)
  news!: Flag;
}

export interface MailChoicesResponse {
  readonly state: 200;
  readonly detail: MailChoicesDetail;
}

export interface ChangeMailChoicesCalls {
  /** Sets which optional mails the member gets. Mails about money, shipped parcels and security cannot be switched off. */
  'POST /api/user/notification_settings': { request: ChangeMailChoicesRequest; answer: MailChoicesResponse };
}
