import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CardKept, CardRefusal, KeptCard } from '../commands/card.target.js';

/** A code is one card's for good. @param before what has the code already */
export const decideAddCard = (before: KeptCard | null, card: KeptCard): Decision<CardKept, CardRefusal> =>
  before ? refuse({ code: 'CardExists' }) : keptAs(card);

/** Packs that are there keep what they were made of: a card may become anything. */
export const decideEditCard = (card: KeptCard): Decision<CardKept, never> => keptAs(card);

const keptAs = (card: KeptCard): Decision<CardKept, never> => accept({ type: 'CardKept', data: card });
