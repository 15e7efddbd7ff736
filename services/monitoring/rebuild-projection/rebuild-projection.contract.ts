import { IsOptional, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

const ACCEPTANCE = withMessage(
  '前回の作り直しの結果が変わりました。画面を更新して、変わる値をもう一度ご確認ください。',
  'The result of the recalculation has changed. Reload the page and check it again.',
);

export class RebuildProjectionRequest extends CommandRequest {
  /** Yes to what the last rebuild would have changed, and to nothing else: its `rebuild_acceptance`. */
  @IsOptional()
  @Matches(/^[0-9a-f]{16}$/, ACCEPTANCE)
  readonly accept?: string;
}

export interface RebuildProjectionCalls {
  /** Builds its table anew; where sums of money would move, it ends without, and tells how they would. */
  'POST /admin-api/projections/{name}/rebuild': { request: RebuildProjectionRequest; answer: ProjectionResource };
}
