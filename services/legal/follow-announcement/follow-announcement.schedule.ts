import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { DeemAgreed } from './deem-agreed.command.js';
import { MailAnnouncement } from './mail-announcement.command.js';

export const mailAnnouncementEachMinute: ScheduledCommand = { every: 'minute', command: () => new MailAnnouncement() };

export const deemAgreedEachMinute: ScheduledCommand = { every: 'minute', command: () => new DeemAgreed() };
