import { Controller, Get, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import type { Bytes } from '../../platform/http/responses/envelope.js';
import { GetCardTypes } from './card-types.query.js';

@Controller('user/card_type')
export class CardTypesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Open()
  list(@Headers('accept-language') accepted: string | undefined): Promise<Bytes> {
    return this.queries.execute(new GetCardTypes(languageOf(accepted)));
  }
}
