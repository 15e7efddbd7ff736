import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { CardTypeTarget, type KeptCardType } from '../commands/card-type.target.js';
import { CardTypeRequest, NewCardTypeRequest } from './keep-card-type.contract.js';
import { decideAddCardType, decideEditCardType } from './keep-card-type.decide.js';

const typeOf = (id: number, { name, name_en, position }: CardTypeRequest): KeptCardType => ({
  id,
  name,
  name_en,
  position,
});

/** Adds a tab of the shop. */
export const addCardType = operatorCreation({
  route: 'POST card-types',
  permission: 'edit-catalog',
  request: NewCardTypeRequest,
  target: CardTypeTarget,
  chosenId: ({ request }) => String(request.id),
  decide: (before, { request }) => decideAddCardType(before, typeOf(request.id, request)),
});

/** Edits a tab of the shop. */
export const editCardType = operatorCommand({
  route: 'PUT card-types/:id',
  permission: 'edit-catalog',
  request: CardTypeRequest,
  target: CardTypeTarget,
  decide: ({ id }, { request }) => decideEditCardType(typeOf(id, request)),
});
