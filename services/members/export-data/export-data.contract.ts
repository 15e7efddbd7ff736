import { says } from '../../platform/http/contract.js';
import type { Done, IsoTime } from '../../platform/http/wire.contract.js';
import { isFilled, Must } from '../wire/must.js';

/** Shows that it is the member in person, before their data leaves the shop. */
export class ExportDataRequest {
  @Must(
    (value) => typeof value === 'string' && value.length <= 100,
    says(
      'パスワードが正しくありません。もう一度入力してください。',
      'The password is not correct. Please enter it again.',
    ),
  )
  @Must(isFilled, says('パスワードを入力してください。', 'Enter your password.'))
  pass!: string;
}

export interface ExportDataAllowed extends Done {
  /** How long the file may be fetched. */
  readonly good_for_seconds: number;
}

/** All that the shop keeps about a member: besides these a list of rows for each section. */
export interface OwnDataFile extends Done {
  readonly format: 1;
  readonly exported_at: IsoTime;
  readonly about: string;
  readonly [section: string]: unknown;
}

export interface ExportDataCalls {
  /** Allows this session to fetch the file; refused under `pass`. This project's own. */
  'POST /api/user/export_data': { request: ExportDataRequest; answer: ExportDataAllowed };
  /** All that the shop keeps about this member, as a file: while the password was given in the last ten minutes, else refused
   * under `pass`. */
  'GET /api/user/export_data': { answer: OwnDataFile };
}
