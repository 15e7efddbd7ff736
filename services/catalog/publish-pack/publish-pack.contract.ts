import { IsBoolean, IsOptional } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { IsInstant, withMessage } from '../../platform/http/requests/contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

const TIME = withMessage(
  '公開日時を選択してください。',
  'Enter the time with its offset, as 2026-01-31T12:00:00+09:00.',
);

/** The moment at which a draft is published; now if absent. */
export class PublicationTime {
  @IsOptional()
  @IsInstant(TIME)
  at?: string | null;
}

/** The body of `POST /admin-api/packs/{id}/publish`. */
export class PublishPackRequest extends CommandRequest implements PublicationTime {
  @IsOptional()
  @IsInstant(TIME)
  at?: string | null;

  /** True to accept a loss; required only if there is one. */
  @IsOptional()
  @IsBoolean(withMessage('赤字を承知で公開する場合はtrueを指定してください。', 'Set true to publish it at a loss.'))
  accept_loss?: boolean | null;
}

export interface PublishPackCalls {
  /** Publishes a draft, now or at a later moment. */
  'POST /admin-api/packs/{id}/publish': { request: PublishPackRequest; answer: PackRecord };
}
