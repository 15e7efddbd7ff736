import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { NoticeTarget } from '../commands/notice.target.js';
import type { NoticeDraft } from '../rows/notices.rows.js';
import { NOTICE_BYTES } from '../wire/notice-resource.js';
import { NoticeRequest } from './edit-notice.contract.js';
import { decideEditNotice } from './edit-notice.decide.js';

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const toDraft = ({ version: _, reason: __, ...request }: NoticeRequest): NoticeDraft => ({
  ...request,
  show_from: timeOf(request.show_from),
  show_to: timeOf(request.show_to),
});

/** Adds a notice. */
export const addNotice = operatorCreation({
  route: 'POST notices',
  permission: 'serve-members',
  request: NoticeRequest,
  bodyLimit: NOTICE_BYTES,
  target: NoticeTarget,
  decide: (_, { request }) => decideEditNotice(toDraft(request)),
});

/** Edits a notice. */
export const editNotice = operatorCommand({
  route: 'PUT notices/:id',
  permission: 'serve-members',
  request: NoticeRequest,
  bodyLimit: NOTICE_BYTES,
  target: NoticeTarget,
  decide: (_, { request }) => decideEditNotice(toDraft(request)),
});
