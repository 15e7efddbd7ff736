import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done, IsoTime } from '../../platform/http/requests/wire.contract.js';
import { isFilled, Must } from '../wire/must.js';

/** A request for the file, with the password to prove that the member is present. */
export class ExportDataRequest {
  @Must(
    (value) => typeof value === 'string' && value.length <= 100,
    withMessage(
      'パスワードが正しくありません。もう一度入力してください。',
      'The password is not correct. Please enter it again.',
    ),
  )
  @Must(isFilled, withMessage('パスワードを入力してください。', 'Enter your password.'))
  pass!: string;
}

export interface ExportDataAllowed extends Done {
  /** The seconds for which the file can be fetched. */
  readonly good_for_seconds: number;
}

/** All that the shop keeps about a member, with a list of rows for each further section. */
export interface OwnDataFile extends Done {
  readonly format: 1;
  readonly exported_at: IsoTime;
  readonly about: string;
  readonly [section: string]: unknown;
}

export interface ExportDataCalls {
  /** Allows this session to fetch the file; refused under `pass`. Specific to this project. */
  'POST /api/user/export_data': { request: ExportDataRequest; answer: ExportDataAllowed };
  /**
   * Returns the file with all that the shop keeps about this member. Refused under `pass` unless the password was given in the
   * last ten minutes.
   */
  'GET /api/user/export_data': { answer: OwnDataFile };
}
