import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { NoteCommonGrams } from './note-common-grams.command.js';

export const noteCommonGramsEveryHour: ScheduledCommand = { every: 'hour', command: () => new NoteCommonGrams() };
