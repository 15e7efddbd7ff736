import { isoTokyo } from '../kernel/time.js';
import type { Notice } from './notice-rows.js';

/** A notice as the operators' API shows it. */
export type NoticeResource = Omit<Notice, 'created'> & { readonly created: string };

export const noticeResource = (notice: Notice): NoticeResource => ({ ...notice, created: isoTokyo(notice.created) });
