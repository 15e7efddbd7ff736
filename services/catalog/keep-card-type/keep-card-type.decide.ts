import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CardTypeKept, CardTypeRefusal, KeptCardType } from '../commands/card-type.target.js';

/**
 * Adds a card type under an unused number.
 *
 * @param before the card type that already has the number
 */
export const decideAddCardType = (
  before: KeptCardType | null,
  type: KeptCardType,
): Decision<CardTypeKept, CardTypeRefusal> => (before ? refuse({ code: 'CardTypeExists' }) : keptAs(type));

/** Edits a card type. Operators choose its name and place freely. */
export const decideEditCardType = (type: KeptCardType): Decision<CardTypeKept, never> => keptAs(type);

const keptAs = (type: KeptCardType): Decision<CardTypeKept, never> => accept({ change: 'CardTypeKept', data: type });
