import { isFilled, isMailAddress, isText, Must } from '../../members/index.js';
import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';

const LONGEST_BODY = 5000;

/** Some lines of text, with something in them. */
const isBody = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const length = [...value.trim()].length;
  return length > 0 && length <= LONGEST_BODY && !/[^\P{Cc}\n\r\t]/u.test(value);
};

const MAIL = says(
  'メールアドレスを半角で正しく入力してください。',
  'Enter your email address, like name@example.com, in up to 255 characters.',
);
const NAME = says('お名前を1〜100文字で入力してください。', 'Enter your name, in 1 to 100 characters.');

class ContactText {
  @Must(
    (value) => isText(value, 1, 100),
    says('件名を1〜100文字で入力してください。', 'Enter a subject, in 1 to 100 characters.'),
  )
  subject!: string;

  @Must(
    isBody,
    says('お問い合わせの内容を1〜5,000文字で入力してください。', 'Enter your message, in 1 to 5,000 characters.'),
  )
  body!: string;

  /** What it is about: a parcel's number or the id of a draw. This project's own. */
  @Must(
    (value) => value === undefined || value === null || (typeof value === 'string' && /^[\w-]{0,64}$/.test(value)),
    says('お問い合わせの対象が正しくありません。', 'What it is about is not valid.'),
  )
  reference?: string;
}

/** Of somebody who is not logged in. */
export class VisitorContactRequest extends ContactText {
  @Must(isMailAddress, MAIL)
  @Must(isFilled, says('メールアドレスを入力してください。', 'Enter your email address.'))
  mail!: string;

  @Must((value) => isText(value, 1, 100), NAME)
  name!: string;
}

/** Of a member: where the address or the name is left out, it is their own. */
export class MemberContactRequest extends ContactText {
  @Must((value) => !isFilled(value) || isMailAddress(value), MAIL)
  mail?: string;

  @Must((value) => isText(value, 0, 100), NAME)
  name?: string;
}

export interface ContactReceived extends Done {
  /** As people read it, `C100001`; also in the mail of receipt. */
  readonly number: string;
}

export interface WriteToShopCalls {
  /** Writes to the shop. A member's own address and name are filled in. */
  'POST /api/contact': { request: VisitorContactRequest | MemberContactRequest; answer: ContactReceived };
}
