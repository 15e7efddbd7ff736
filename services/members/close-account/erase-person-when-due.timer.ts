import type { Timer } from '../../kernel/timer.js';
import { ERASURE } from '../streams/deadlines.js';
import { ErasePerson } from './erase-person.command.js';

export const erasePersonWhenDue: Timer = {
  kind: ERASURE,
  command: (due, lockMode) => new ErasePerson(due, lockMode),
};
