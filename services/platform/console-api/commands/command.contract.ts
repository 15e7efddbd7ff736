import { IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { withMessage } from '../../http/requests/contract.js';
import { REASON_CODES, type ReasonCode } from './reason-codes.shared.js';

const SAY_WHY = withMessage('理由を1〜500文字で入力してください。', 'Enter the reason in 1 to 500 characters.');
/** The message for an invalid category of a reason. */
export const CHOOSE_CODE = {
  ja: '理由の区分を一覧から選択してください。',
  en: 'Choose the category of the reason from its list.',
} as const;
const LONG_REASON = withMessage('理由は500文字以内で入力してください。', 'Keep the reason to 500 characters.');
const isCarriedOut = ({ preview }: FileQuery): boolean => preview !== '1';

const RELOAD = withMessage('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');

/** The fields of every operator's command. Its idempotency key is the header `Idempotency-Key`. */
export class CommandRequest {
  /** Goes into the audit trail alone: it may name people, and events are never deleted. */
  @MaxLength(500, SAY_WHY)
  @Matches(/\S/, SAY_WHY)
  reason!: string;

  /** The category of the reason; each kind of command has its own list. Defaults to `other` if value moves. */
  @IsOptional()
  @IsIn(REASON_CODES, withMessage(CHOOSE_CODE.ja, CHOOSE_CODE.en))
  reason_code?: ReasonCode | null;

  /** The version of the object that the operator saw; absent: any. */
  @IsOptional()
  @IsInt(RELOAD)
  version?: number | null;
}

/** The fields of `POST /{resource}`: the reason is optional. */
export class CreateRequest {
  @MaxLength(500, LONG_REASON)
  @IsString(LONG_REASON)
  reason = '';
}

/** The fields of `PUT /{resource}/{id}`. */
export class EditRequest extends CreateRequest {
  @IsOptional()
  @IsInt(RELOAD)
  version?: number | null;
}

/** The query of a command whose body is a file: a preview first, then the execution. */
export class FileQuery {
  @IsOptional()
  @IsIn(['0', '1'], withMessage('previewは0または1です。', 'preview is 0 or 1.'))
  preview?: '0' | '1';

  @ValidateIf(isCarriedOut)
  @MaxLength(500, SAY_WHY)
  @Matches(/\S/, SAY_WHY)
  reason!: string;
}

/** A `FileQuery` for objects with a version. */
export class VersionedFileQuery extends FileQuery {
  @ValidateIf(isCarriedOut)
  @Matches(/^\d{1,9}$/, RELOAD)
  version!: string;
}

/** A line of the response while a file is processed: its progress, and the report at the end. */
export type ImportProgress<Report extends object> =
  | { readonly done: number; readonly of: number }
  | { readonly report: Report }
  /** The import was interrupted. Processed lines stay, and the same file may be sent again. */
  | { readonly error: string };
