import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { CheckBooks } from './check-books.command.js';

export const checkBooksEveryMinute: ScheduledCommand = {
  every: 'minute',
  command: () => new CheckBooks(),
};
