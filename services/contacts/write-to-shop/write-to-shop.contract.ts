import { Matches, ValidateIf } from 'class-validator';
import { IsMail, withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const MAIL = withMessage(
  'メールアドレスを半角で正しく入力してください。',
  'Enter your email address, like name@example.com, in up to 254 characters.',
);
const NAME = withMessage('お名前を1〜100文字で入力してください。', 'Enter your name, in 1 to 100 characters.');
const SUBJECT = withMessage('件名を1〜100文字で入力してください。', 'Enter a subject, in 1 to 100 characters.');
const BODY = withMessage(
  'お問い合わせの内容を1〜5,000文字で入力してください。',
  'Enter your message, in 1 to 5,000 characters.',
);
const REFERENCE = withMessage(
  'お問い合わせの対象が正しくありません。お問い合わせのページを開き直してください。',
  'The subject of your message is not valid. Please open the contact page again.',
);

const LINE = /^(?=.*\S)\P{Cc}{1,100}$/u;
const LINES = /^(?=[\s\S]*\S)[\P{Cc}\n\r\t]{1,5000}$/u;

const isPresent = (_: unknown, value: unknown): boolean => value !== undefined && value !== null && value !== '';

class ContactText {
  @Matches(LINE, SUBJECT)
  subject!: string;

  @Matches(LINES, BODY)
  body!: string;

  /** The subject: a parcel's number, or the id of a payment, a draw or a pack. This project's own. */
  @ValidateIf(isPresent)
  @Matches(/^[\w-]{1,64}$/, REFERENCE)
  reference?: string;
}

/** `POST /api/contact` without a session. */
export class VisitorContactRequest extends ContactText {
  @IsMail(MAIL)
  mail!: string;

  @Matches(LINE, NAME)
  name!: string;
}

/** `POST /api/contact` of a member. An absent or empty address or name is replaced by their own. */
export class MemberContactRequest extends ContactText {
  @ValidateIf(isPresent)
  @IsMail(MAIL)
  mail?: string;

  @ValidateIf(isPresent)
  @Matches(LINE, NAME)
  name?: string;
}

export interface ContactReceived extends Done {
  /** The number for people, `C100001`; the confirmation has it too. */
  readonly number: string;
}

export interface WriteToShopCalls {
  /** Sends a message to the shop. A member's own address and name are filled in. */
  'POST /api/contact': { request: VisitorContactRequest | MemberContactRequest; answer: ContactReceived };
}
