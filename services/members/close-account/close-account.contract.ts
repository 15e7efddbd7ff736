import { says } from '../../platform/http/contract.js';
import type { Done, Flag } from '../../platform/http/wire.contract.js';
import { isFilled, Must } from '../wire/must.js';

const isSum = (value: unknown): boolean => value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);

/** The member leaves. */
export class CloseAccountRequest {
  @Must(
    (value) => typeof value === 'string' && value.length <= 100,
    says(
      'パスワードが正しくありません。もう一度入力してください。',
      'The password is not correct. Please enter it again.',
    ),
  )
  @Must(isFilled, says('パスワードを入力してください。', 'Enter your password.'))
  pass!: string;

  /** What the member was told would lapse; without it, whatever they have. */
  @Must(isSum, says('画面を読み込み直してください。', 'Reload the page.'))
  point?: number;

  @Must(isSum, says('画面を読み込み直してください。', 'Reload the page.'))
  coin?: number;
}

/** What leaving would end, and what must be settled before. */
export interface LeavingDetail {
  /** What lapses. */
  readonly point: number;
  readonly coin: number;
  /** Undecided. */
  readonly cards: number;
  /** Not handed over yet, or on their way. */
  readonly parcels: number;
  /** Open, or with money that is to go back. */
  readonly payments: number;
  /** Of points, from or to a partner site, without an end. */
  readonly transfers: number;
  /** `'1'`: money is owed, or a payment is in dispute. */
  readonly owes: Flag;
}

export interface LeavingResponse {
  readonly state: 200;
  readonly detail: LeavingDetail;
}

export interface CloseAccountCalls {
  /** What leaving would end, and what must be settled before; this project's own. */
  'GET /api/user/close_account': { answer: LeavingResponse };
  /** Closes the account: refused under `pass`; under `cards` while cards are undecided or parcels under way; under `payments`
   * while payments are open or points on their way; under `point` when what lapses is another sum. Points lapse, and the person's data is erased. */
  'POST /api/user/close_account': { request: CloseAccountRequest; answer: Done };
}
