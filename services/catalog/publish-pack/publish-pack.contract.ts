import { IsBoolean, IsInt, IsISO8601, IsOptional, Matches } from 'class-validator';
import { says } from '../../platform/http/contract.js';

const TIME = says('公開日時を選択してください。', 'Give the time with its offset, as 2026-01-31T12:00:00+09:00.');

/** When a draft is to be published by itself; absent: now. */
export class PublicationTime {
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, TIME)
  @Matches(/T.*(Z|[+-]\d\d:?\d\d)$/, TIME)
  at?: string | null;
}

/** `POST /admin-api/packs/{id}/publish`, beside the reason. */
export class PublishPackRequest extends PublicationTime {
  @IsOptional()
  @IsInt(says('画面を更新して、もう一度お試しください。', 'Reload the page and try again.'))
  version?: number | null;

  /** That the pack may lose money; asked for only where it does. */
  @IsOptional()
  @IsBoolean(says('赤字を承知で公開する場合はtrueを指定してください。', 'Give true to publish it at a loss.'))
  accept_loss?: boolean | null;
}
