import { Controller, Post, Put } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { points, yen } from '../../kernel/money.js';
import { Clock, tokyoDate } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { isSet } from '../../platform/http/codes.js';
import { CardTarget, type KeptCard } from '../commands/card.target.js';
import type { CardRecord } from '../wire/card-record.contract.js';
import { CardRequest, NewCardRequest } from './keep-card.contract.js';
import { decideAddCard, decideEditCard } from './keep-card.decide.js';

/** `POST /admin-api/cards` and `PUT /admin-api/cards/{id}`: the cards that packs are made of. */
@Controller('admin-api/cards')
export class KeepCardController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly cards: CardTarget,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('edit-catalog')
  create(@Commanded(NewCardRequest) command: OperatorCommand<NewCardRequest>): Promise<Answered<CardRecord>> {
    const { request } = command;
    const id = request.id || newId(this.clock.now());
    return this.commands.create({ ...command, id }, id, this.cards, (before) =>
      decideAddCard(before, cardOf(id, request), tokyoDate(this.clock.now())),
    );
  }

  @Put(':id')
  @ForOperators('edit-catalog')
  edit(@Commanded(CardRequest) command: OperatorCommand<CardRequest>): Promise<Answered<CardRecord>> {
    const { id, request } = command;
    return this.commands.run(command, this.cards, () =>
      decideEditCard(cardOf(id, request), tokyoDate(this.clock.now())),
    );
  }
}

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
