import { Length } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import { BankColumns } from '../wire/bank-columns.contract.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';

/** The request of `POST /admin-api/bank-profiles` and `PUT /admin-api/bank-profiles/{id}`. */
export class BankProfileRequest extends BankColumns {
  @Length(
    1,
    50,
    withMessage(
      '形式の名前を1〜50文字で入力してください。例：○○信用金庫',
      'Name the layout in 1 to 50 characters, such as the bank’s name.',
    ),
  )
  name!: string;
}

export interface KeepBankProfileCalls {
  /** Creates a layout of bank files. */
  'POST /admin-api/bank-profiles': { request: BankProfileRequest; answer: BankProfileResource };
  /** Edits a layout. Earlier imports stay unchanged. */
  'PUT /admin-api/bank-profiles/{id}': { request: BankProfileRequest; answer: BankProfileResource };
}
