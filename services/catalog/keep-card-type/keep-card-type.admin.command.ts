import { Controller, Post, Put } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { CardTypeTarget, type KeptCardType } from '../commands/card-type.target.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';
import { CardTypeRequest, NewCardTypeRequest } from './keep-card-type.contract.js';
import { decideAddCardType, decideEditCardType } from './keep-card-type.decide.js';

/** `POST /admin-api/card-types` and `PUT /admin-api/card-types/{id}`: the tabs of the shop. */
@Controller('admin-api/card-types')
export class KeepCardTypeController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly types: CardTypeTarget,
  ) {}

  @Post()
  @ForOperators('edit-catalog')
  create(@Commanded(NewCardTypeRequest) command: OperatorCommand<NewCardTypeRequest>): Promise<Answered<CardTypeRow>> {
    const type = typeOf(command.request.id, command.request);
    const id = String(type.id);
    return this.commands.create({ ...command, id }, id, this.types, (before) => decideAddCardType(before, type));
  }

  @Put(':id')
  @ForOperators('edit-catalog')
  edit(@Commanded(CardTypeRequest) command: OperatorCommand<CardTypeRequest>): Promise<Answered<CardTypeRow>> {
    return this.commands.run(command, this.types, ({ id }) => decideEditCardType(typeOf(id, command.request)));
  }
}

const typeOf = (id: number, { name, name_en, position }: CardTypeRequest): KeptCardType => ({
  id,
  name,
  name_en,
  position,
});
