import { Controller, Get, Headers, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import type { Bytes } from '../../platform/http/responses/envelope.js';
import { cardTypeOf } from '../wire/card-type-of.js';
import { GetPackTags } from './pack-tags.query.js';

@Controller('user/pack/tags')
export class PackTagsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':type')
  @Open()
  read(@Headers('accept-language') accepted: string | undefined, @Param('type') type: string): Promise<Bytes> {
    return this.queries.execute(new GetPackTags(cardTypeOf(type), languageOf(accepted)));
  }
}
