import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const RELOAD = withMessage('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');

/** `POST /api/user/legal_texts/read`. */
export class ReadAnnouncementsRequest {
  /** Ids of announcements from `GET /api/user/legal_texts`. */
  @Matches(/^[a-z-]{1,40}\.[1-9]\d{0,5}$/, { each: true, ...RELOAD })
  @ArrayMaxSize(20, RELOAD)
  @IsArray(RELOAD)
  ids!: string[];
}

export interface ReadAnnouncementsCalls {
  /** Marks announcements as read, so that they are not shown to the member again; this project's own. */
  'POST /api/user/legal_texts/read': { request: ReadAnnouncementsRequest; answer: Done };
}
