import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import type { CardTypeRow } from '../card-type-rows.js';
import { type CardTypeChange, KeepCardType } from './keep-card-type.command.js';
import { CardTypeRequest, NewCardTypeRequest } from './keep-card-type.contract.js';
import { refused } from './keep-card-type.messages.js';

/** The tabs of the shop. */
@Controller('admin-api/card-types')
export class KeepCardTypeController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ForOperators('owner')
  create(@Operating() operator: Operator, @Body() body: unknown): Promise<CardTypeRow> {
    const request = parseBody(body, NewCardTypeRequest);
    return this.keep(operator, request.id, request, 'create');
  }

  @Put(':id')
  @ForOperators('owner')
  edit(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<CardTypeRow> {
    const request = parseBody(body, CardTypeRequest);
    return this.keep(operator, /^-?\d{1,6}$/.test(id) ? Number(id) : 0, request, 'edit');
  }

  private async keep(
    { operatorId }: Operator,
    id: number,
    { name, name_en, position, reason, version = null }: CardTypeRequest,
    command: CardTypeChange['command'],
  ): Promise<CardTypeRow> {
    const type = { id, name, name_en, position };
    const outcome = await this.commands.execute(new KeepCardType({ type, command, seen: version, operatorId, reason }));
    if ('code' in outcome) throw refused(outcome);
    return outcome;
  }
}
