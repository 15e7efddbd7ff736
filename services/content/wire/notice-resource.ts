import { toTokyoIso } from '../../kernel/time.js';
import type { Notice } from '../rows/notices.rows.js';
import type { NoticeResource } from './notice.contract.js';

/** The largest request for a notice in bytes: its HTML in both languages. */
export const NOTICE_BYTES = 524_288;

export const toNoticeResource = (notice: Notice): NoticeResource => ({
  ...notice,
  created: toTokyoIso(notice.created),
  show_from: notice.show_from && toTokyoIso(notice.show_from),
  show_to: notice.show_to && toTokyoIso(notice.show_to),
});
