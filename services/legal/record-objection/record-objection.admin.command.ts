import { parseTokyoDate } from '../../kernel/time.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ObjectionTarget } from '../commands/objection.target.js';
import { findAnnouncement } from '../rows/announcements.rows.js';
import { parseAnnouncementId } from '../streams/announcement-id.js';
import { AGREEMENTS_DEEMED } from '../wire/locks.js';
import { RecordObjectionRequest } from './record-objection.contract.js';
import { decideRecordObjection } from './record-objection.decide.js';

/** Records a member's objection to the next version of a legal text. */
export const recordObjection = operatorCommand({
  route: 'POST members/:id/record-objection',
  permission: 'serve-members',
  request: RecordObjectionRequest,
  target: ObjectionTarget,
  locks: () => [AGREEMENTS_DEEMED],
  facts: async (_, { request, tx }) => ({
    announcement: await findAnnouncement(tx, parseAnnouncementId(request.announcement)),
    receivedOn: parseTokyoDate(request.received_on),
  }),
  decide: (objections, { facts, now }) => decideRecordObjection(objections, facts, now),
});
