import { says } from '../../platform/http/contract.js';
import { Must } from '../must.js';

export class FindAddressRequest {
  @Must(
    (value) => typeof value === 'string' && /^[0-9]{7}$/.test(value),
    says(
      '郵便番号はハイフンなしの半角数字7桁で入力してください。',
      'Enter your zip code in 7 digits, without a hyphen.',
    ),
  )
  zipcode!: string;
}
