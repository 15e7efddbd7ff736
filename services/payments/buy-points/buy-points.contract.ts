import { IsIn, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { METHOD_LIST } from '../../platform/payments/providers.shared.js';

const METHOD_CODES = METHOD_LIST.map(({ code }) => code);

const METHOD = withMessage('お支払方法を選んでください。', 'Choose a payment method.');
const CARD = withMessage(
  'ご入力いただいたカード情報が確認できませんでした。再度ご入力内容をご確認ください。',
  'Your card could not be confirmed. Please check what you entered.',
);
const STORE = withMessage('コンビニを選んでください。', 'Choose a convenience store.');
const CARRIER = withMessage('携帯電話会社を選んでください。', 'Choose your mobile carrier.');
const KATAKANA = withMessage(
  'お名前を全角カタカナ30文字以内で入力してください。',
  'Enter the name in katakana, at most 30 characters.',
);
const COURSE = withMessage('ポイントのコースを選んでください。', 'Choose a course of points.');
const SESSION = withMessage('Amazon Payのボタンからお手続きください。', 'Begin with the button of Amazon Pay.');
const PACK = withMessage('不正な値です。', 'invalid value');

/** Matches full-width or half-width katakana, and separators between names. */
const IS_KATAKANA = /^(?=.*[ァ-ヶｦ-ﾟ])[ァ-ヶーｦ-ﾟ・ 　]{1,30}$/u;

const pays =
  (...codes: readonly string[]) =>
  ({ pay_id }: BuyPointsRequest): boolean =>
    codes.includes(String(pay_id));

/** `POST /api/user/point/buy`: `pay_id` determines which fields are required. */
export class BuyPointsRequest {
  /** 1 card, 2 convenience store, 3 PayPal, 4 bank transfer, 5 Amazon Pay, 6 carrier, 7 Pay-easy. */
  @IsIn([...METHOD_CODES, ...METHOD_CODES.map(Number)], METHOD)
  pay_id!: string | number;

  /** Absent for the course that the session viewed last. */
  @IsOptional()
  @IsString(COURSE)
  @MaxLength(64, COURSE)
  point_price_id?: string;

  /** The pack that the member buys the points for. */
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, PACK)
  pack_id?: string;

  /** The card token of the tokenizer. */
  @ValidateIf(pays('1'))
  @Matches(/^[\w-]{16,100}$/, CARD)
  token?: string;

  /** The masked card number of the tokenizer. */
  @ValidateIf((request: BuyPointsRequest) => pays('1')(request) && request.req_card_number !== undefined)
  @Matches(/^(?=.*\*)[\d*]{8,19}$/, CARD)
  req_card_number?: string;

  @ValidateIf(pays('1'))
  @Matches(/^[A-Za-z0-9 .,'-]{2,45}$/, CARD)
  card_user_name?: string;

  @ValidateIf(pays('2'))
  @IsIn(['sej', 'famima', 'lawson', 'econ', 'other'], STORE)
  combini_code?: string;

  @ValidateIf(pays('6'))
  @IsIn(['sb_ktai', 'au', 'docomo'], CARRIER)
  carrier_id?: string;

  /** The order's id in PayPal's capture object. The other fields are ignored. */
  @ValidateIf((request: BuyPointsRequest) => pays('3')(request) && request.id !== undefined)
  @IsString(PACK)
  @MaxLength(64, PACK)
  id?: string;

  /** The checkout session that the member opened with Amazon's button. */
  @ValidateIf(pays('5'))
  @Matches(/^[\w-]{8,64}$/, SESSION)
  amazonCheckoutSessionId?: string;

  /** The sender of a transfer, or the payer at a store if the member has no Japanese name. */
  @ValidateIf(
    (request: BuyPointsRequest) =>
      pays('4')(request) || (pays('2')(request) && request.name !== undefined && request.name !== ''),
  )
  @Matches(IS_KATAKANA, KATAKANA)
  name?: string;
}

/** The member continues at the card's issuer. */
export interface SecureAnswer extends Done {
  readonly result: '7';
  readonly url: string;
}

/** A slip exists under this number. */
export interface StoreSlipAnswer extends Done {
  readonly result: '1';
  readonly payment_id: string;
  /** The payment's own id until the provider has responded; it also finds the slip. */
  readonly receipt_number: string;
}

/** The payment continues at an address of the shop. */
export interface ElsewhereAnswer extends Done {
  readonly result: '1';
  readonly url: string;
}

/** The provider refused the payment, and nothing was paid. */
export interface NotPaidAnswer extends Done {
  readonly result: '0';
}

export type BuyPointsAnswer = SecureAnswer | StoreSlipAnswer | ElsewhereAnswer | NotPaidAnswer;

export interface BuyPointsCalls {
  /** Buys a course of points. */
  'POST /api/user/point/buy': { request: BuyPointsRequest; answer: BuyPointsAnswer };
}
