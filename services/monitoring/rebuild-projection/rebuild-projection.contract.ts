import { IsOptional, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

const ACCEPTANCE = withMessage(
  '前回の作り直しの結果が変わりました。画面を更新して、変わる値をもう一度ご確認ください。',
  'The result of the recalculation has changed. Reload the page and check it again.',
);

export class RebuildProjectionRequest extends CommandRequest {
  /** The `rebuild_acceptance` of the last rebuild: accepts exactly the changes that it would have made. */
  @IsOptional()
  @Matches(/^[0-9a-f]{16}$/, ACCEPTANCE)
  readonly accept?: string;
}

export interface RebuildProjectionCalls {
  /** Rebuilds a read model. If sums of money would change, it keeps the old table and reports the changes. */
  'POST /admin-api/projections/{name}/rebuild': { request: RebuildProjectionRequest; answer: ProjectionResource };
}
