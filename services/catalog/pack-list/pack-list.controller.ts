import { Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Language, languageOf } from '../../kernel/languages.js';
import { ForVisitors, Open } from '../../platform/http/access/access.js';
import { parsePage } from '../../platform/http/requests/page.js';
import { Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { AnyEnvelope, Bytes } from '../../platform/http/responses/envelope.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import type { PackSearch } from '../streams/pack-search.js';
import { cardTypeOf } from '../wire/card-type-of.js';
import { packSearchOf } from '../wire/pack-search.js';
import { GetPackList } from './pack-list.query.js';

/** Converts a field that may be a number or text to text; undefined for anything else. */
const textOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

@Controller('user/pack')
export class PackListController {
  constructor(private readonly queries: QueryBus) {}

  @Get('list')
  @Open()
  first(@Headers('accept-language') accepted?: string): Promise<Bytes> {
    return this.read(undefined, undefined, languageOf(accepted));
  }

  @Get(['all_list/:type', 'all_list/:type/:page'])
  @Open()
  ofType(
    @Headers('accept-language') accepted: string | undefined,
    @Query() query: Record<string, unknown>,
    @Param('type') type: string,
    @Param('page') page?: string,
  ): Promise<Bytes> {
    return this.read(type, page, languageOf(accepted), packSearchOf(query));
  }

  @Post('list')
  @ReadByPost()
  @ForVisitors()
  async search(@Write() { payload, context }: WriteRequest): Promise<AnyEnvelope> {
    return (await this.read(textOf(payload.card_type), textOf(payload.page), context.language)).envelope;
  }

  private async read(
    type: string | undefined,
    page: string | undefined,
    language: Language,
    search: PackSearch | null = null,
  ): Promise<BuiltResponse> {
    return this.queries.execute(new GetPackList(cardTypeOf(type), parsePage(page), language, search));
  }
}
