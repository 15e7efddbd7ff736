import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { NotParked } from '../streams/parked-mail.js';

const NOT_PARKED: Readonly<Record<NotParked['state'], Bilingual>> = {
  waiting: {
    ja: 'すでに再送待ちです。しばらくしてから一覧を更新してください。',
    en: 'It is already waiting to be sent. Reload the list in a moment.',
  },
  sent: {
    ja: 'すでに送信されています。一覧を更新してください。',
    en: 'It has already been sent. Reload the list.',
  },
  discarded: {
    ja: 'すでに破棄されています。必要な場合は、会員に直接ご連絡ください。',
    en: 'It has been discarded. Contact the member yourself if necessary.',
  },
};

/** Returns the refusal in the form of the operators' API. */
export const toMailRefusal = ({ state }: NotParked): RefusedError =>
  new RefusedError(400, buildFieldError('id', NOT_PARKED[state]));
