import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { type CardRecord, CardRecords } from '../card-records.js';
import { type CardChange, KeepCard } from './keep-card.command.js';
import { CardRequest, NewCardRequest } from './keep-card.contract.js';
import { refused } from './keep-card.messages.js';

/** The cards that packs are made of. */
@Controller('admin-api/cards')
export class KeepCardController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: CardRecords,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('owner')
  create(@Operating() operator: Operator, @Body() body: unknown): Promise<CardRecord> {
    const request = parseBody(body, NewCardRequest);
    return this.keep(operator, request.id || newId(this.clock.now()), request, 'create');
  }

  @Put(':id')
  @ForOperators('owner')
  edit(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<CardRecord> {
    return this.keep(operator, id, parseBody(body, CardRequest), 'edit');
  }

  private async keep({ operatorId }: Operator, id: string, request: CardRequest, command: CardChange['command']) {
    const { reason, version = null } = request;
    const card = cardOf(id, request);
    const refusal = await this.commands.execute(new KeepCard({ card, command, seen: version, operatorId, reason }));
    if (refusal) throw refused(refusal);
    const record = await this.records.find(id);
    if (!record) throw new RefusedError(404);
    return record;
  }
}

const cardOf = (id: string, request: CardRequest): CardChange['card'] => ({
  card_id: id,
  name: request.name,
  name_en: request.name_en,
  image_url: request.image_url,
  model_number: request.model_number,
  rarity: request.rarity,
  rarity_label: request.rarity_label,
  buy_point: request.buy_point,
  cost_yen: request.cost_yen,
  no_reduction: request.no_reduction === '1',
  special_remarks: request.special_remarks,
  is_special_remarks: request.special_remarks !== '',
  movie_url: request.movie_url,
});
