import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { LegalTextTarget } from '../commands/legal-text.target.js';
import { AnnounceTextRequest } from './announce-text.contract.js';
import { decideAnnounceText } from './announce-text.decide.js';

/** Announces the next version of a legal text. */
export const announceText = operatorCommand({
  route: 'POST legal-texts/:id/announce',
  permission: 'run-shop',
  request: AnnounceTextRequest,
  target: LegalTextTarget,
  decide: (versions, { id, now }) => decideAnnounceText(id, versions, now),
});
