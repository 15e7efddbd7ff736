import type { Timer } from '../../kernel/timer.js';
import { PASSWORD_LINK } from '../streams/deadlines.js';
import { SendPasswordLinks } from './send-password-links.command.js';

export const sendPasswordLinksWhenDue: Timer = {
  kind: PASSWORD_LINK,
  command: (due, lockMode) => new SendPasswordLinks(due, lockMode),
};
