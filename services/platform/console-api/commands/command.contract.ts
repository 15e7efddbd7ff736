import { IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { says } from '../../http/contract.js';
import { REASON_CODES, type ReasonCode } from './reason-codes.shared.js';

const SAY_WHY = says('理由を1〜500文字で入力してください。', 'Enter the reason in 1 to 500 characters.');
/** What is wrong with a reason's code. */
export const CHOOSE_CODE = {
  ja: '理由の区分を一覧から選択してください。',
  en: 'Choose the category of the reason from its list.',
} as const;
const LONG_REASON = says('理由は500文字以内で入力してください。', 'Keep the reason to 500 characters.');
const isCarriedOut = ({ preview }: FileQuery): boolean => preview !== '1';

const RELOAD = says('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');

/** What every operator's command says. Its key, by which it is done once, is the header `Idempotency-Key`. */
export class CommandRequest {
  /** It goes into the audit trail alone: it may name people, and a fact is kept for ever. */
  @MaxLength(500, SAY_WHY)
  @Matches(/\S/, SAY_WHY)
  reason!: string;

  /** Why in a word; each kind of command has its own. Where value moves and none is said, it is `other`. */
  @IsOptional()
  @IsIn(REASON_CODES, says(CHOOSE_CODE.ja, CHOOSE_CODE.en))
  reason_code?: ReasonCode | null;

  /** What it is about, as the operator saw it; absent: whichever it is. */
  @IsOptional()
  @IsInt(RELOAD)
  version?: number | null;
}

/** What `POST /{resource}` says: as a command, and a reason only where there is one. */
export class CreateRequest {
  @MaxLength(500, LONG_REASON)
  @IsString(LONG_REASON)
  reason = '';
}

/** What `PUT /{resource}/{id}` says. */
export class EditRequest extends CreateRequest {
  @IsOptional()
  @IsInt(RELOAD)
  version?: number | null;
}

/** What the query says of a command whose body is a file: first it is looked at, then it is carried out. */
export class FileQuery {
  @IsOptional()
  @IsIn(['0', '1'], says('previewは0または1です。', 'preview is 0 or 1.'))
  preview?: '0' | '1';

  @ValidateIf(isCarriedOut)
  @MaxLength(500, SAY_WHY)
  @Matches(/\S/, SAY_WHY)
  reason!: string;
}

/** As `FileQuery`, for what has a version. */
export class VersionedFileQuery extends FileQuery {
  @ValidateIf(isCarriedOut)
  @Matches(/^\d{1,9}$/, RELOAD)
  version!: string;
}

/** A line of the answer while a file is carried out: how far it is, and at the end the report. */
export type ImportProgress<Report extends object> =
  | { readonly done: number; readonly of: number }
  | { readonly report: Report }
  /** It broke off; what is done stays, and the same file may be sent again. */
  | { readonly error: string };
