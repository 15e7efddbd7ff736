import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { NoticeKept, NoticeRefusal } from '../commands/notice.target.js';
import type { NoticeDraft } from '../rows/notices.rows.js';

/** Adds or edits a notice. Its end must be after its start. */
export const decideEditNotice = (draft: NoticeDraft): Decision<NoticeKept, NoticeRefusal> => {
  const { show_from, show_to } = draft;
  if (show_from && show_to && show_to <= show_from) return refuse({ code: 'EndsTooEarly' });
  return accept({ change: 'NoticeKept', data: draft });
};
