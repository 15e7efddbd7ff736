import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CardTypeKept, CardTypeRefusal, KeptCardType } from '../commands/card-type.target.js';

/** A number is one card type's. @param before what has the number already */
export const decideAddCardType = (
  before: KeptCardType | null,
  type: KeptCardType,
): Decision<CardTypeKept, CardTypeRefusal> => (before ? refuse({ code: 'CardTypeExists' }) : keptAs(type));

/** Name and place are for whoever runs the shop to choose. */
export const decideEditCardType = (type: KeptCardType): Decision<CardTypeKept, never> => keptAs(type);

const keptAs = (type: KeptCardType): Decision<CardTypeKept, never> => accept({ change: 'CardTypeKept', data: type });
