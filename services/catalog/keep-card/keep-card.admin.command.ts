import { points, yen } from '../../kernel/money.js';
import { toTokyoDate } from '../../kernel/time.js';
import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { isSet } from '../../platform/http/requests/codes.js';
import { CardTarget, type KeptCard } from '../commands/card.target.js';
import { CardRequest, NewCardRequest } from './keep-card.contract.js';
import { decideAddCard, decideEditCard } from './keep-card.decide.js';

const cardOf = (id: string, request: CardRequest): KeptCard => ({
  card_id: id,
  name: request.name,
  name_en: request.name_en,
  image_url: request.image_url,
  model_number: request.model_number,
  rarity: request.rarity,
  rarity_label: request.rarity_label,
  buy_point: points(request.buy_point),
  cost_yen: yen(request.cost_yen),
  no_reduction: isSet(request.no_reduction),
  special_remarks: request.special_remarks,
  is_special_remarks: request.special_remarks !== '',
  movie_url: request.movie_url,
  set_name: request.set_name,
  set_name_en: request.set_name_en,
  back_image_url: request.back_image_url,
  condition: request.condition,
  grader: request.grader,
  grade: request.grade,
  certificate_number: request.certificate_number,
  reference_yen: request.reference_yen === null ? null : yen(request.reference_yen),
  reference_source: request.reference_source,
  reference_url: request.reference_url,
  reference_day: request.reference_day,
});

/** Adds a card for use in packs. */
export const addCard = operatorCreation({
  route: 'POST cards',
  permission: 'edit-catalog',
  request: NewCardRequest,
  target: CardTarget,
  chosenId: ({ request }) => request.id ?? '',
  decide: (before, { id, request, now }) => decideAddCard(before, cardOf(id, request), toTokyoDate(now)),
});

/** Edits a card; packs keep their copies. */
export const editCard = operatorCommand({
  route: 'PUT cards/:id',
  permission: 'edit-catalog',
  request: CardRequest,
  target: CardTarget,
  decide: (_, { id, request, now }) => decideEditCard(cardOf(id, request), toTokyoDate(now)),
});
