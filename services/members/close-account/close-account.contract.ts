import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';
import { isFilled, Must } from '../wire/must.js';

const isSum = (value: unknown): boolean => value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);

/** A request to close the member's account. */
export class CloseAccountRequest {
  @Must(
    (value) => typeof value === 'string' && value.length <= 100,
    withMessage(
      'パスワードが正しくありません。もう一度入力してください。',
      'The password is not correct. Please enter it again.',
    ),
  )
  @Must(isFilled, withMessage('パスワードを入力してください。', 'Enter your password.'))
  pass!: string;

  /** The amounts that the member saw as lapsing; without them, any amount may lapse. */
  @Must(isSum, withMessage('画面を読み込み直してください。', 'Reload the page.'))
  point?: number;

  @Must(isSum, withMessage('画面を読み込み直してください。', 'Reload the page.'))
  coin?: number;
}

/** The effects of leaving, and what must be settled before. */
export interface LeavingDetail {
  /** Points that lapse. */
  readonly point: number;
  readonly coin: number;
  /** Undecided cards. */
  readonly cards: number;
  /** Parcels not handed over yet, or in transit. */
  readonly parcels: number;
  /** Payments that are open, or whose money is to be refunded. */
  readonly payments: number;
  /** Unfinished transfers of points from or to a partner site. */
  readonly transfers: number;
  /** `'1'`: the member owes money, or a payment is in dispute. */
  readonly owes: Flag;
}

export interface LeavingResponse {
  readonly state: 200;
  readonly detail: LeavingDetail;
}

export interface CloseAccountCalls {
  /** Returns the effects of leaving, and what must be settled before; specific to this project. */
  'GET /api/user/close_account': { answer: LeavingResponse };
  /**
   * Closes the account. Points lapse, and the person's data is erased. Refusals stand under `pass`, under `cards` while cards
   * are undecided or parcels open, and under `payments` while payments or transfers are open. A different amount that lapses is
   * refused under `point`.
   */
  'POST /api/user/close_account': { request: CloseAccountRequest; answer: Done };
}
