import type { Timer } from '../../kernel/timer.js';
import { UNDECIDED_CARDS } from '../undecided-rows.js';
import { ConvertUndecidedCards } from './convert-undecided-cards.command.js';

export const convertUndecidedCardsWhenDue: Timer = {
  kind: UNDECIDED_CARDS,
  command: (due, lockMode) => new ConvertUndecidedCards(due, lockMode),
};
