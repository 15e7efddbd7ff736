import type { Timer } from '../../kernel/timer.js';
import { UNDECIDED_CARDS } from '../streams/undecided-cards.js';
import { DecideDueCards } from './decide-due-cards.command.js';

export const decideCardsWhenDue: Timer = {
  kind: UNDECIDED_CARDS,
  command: (due, lockMode) => new DecideDueCards(due, lockMode),
};
