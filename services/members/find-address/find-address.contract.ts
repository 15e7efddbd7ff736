import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { Must } from '../wire/must.js';

export class FindAddressRequest {
  @Must(
    (value) => typeof value === 'string' && /^[0-9]{7}$/.test(value),
    withMessage(
      '郵便番号はハイフンなしの半角数字7桁で入力してください。',
      'Enter your zip code in 7 digits, without a hyphen.',
    ),
  )
  zipcode!: string;
}

/** One address of a zip code. */
export interface ZipcodeAddress {
  /** The prefecture's code (JIS X 0401), 1 to 47. */
  readonly prefcode: number;
  /** The municipality (市区町村), with its county (郡). */
  readonly address2: string;
  /** The town area (町域); empty where the zip code covers the rest of a municipality. */
  readonly address3: string;
}

export interface FoundAddressesResponse extends Done {
  readonly result: readonly ZipcodeAddress[];
}

export interface FindAddressCalls {
  /** Lists the addresses of a Japanese zip code; empty for one that is not in use. */
  'POST /api/address/zipcode': { request: FindAddressRequest; answer: FoundAddressesResponse };
}
