import { Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Language, languageOf } from '../../kernel/languages.js';
import { ForVisitors, Open } from '../../platform/http/access.js';
import { type AnyEnvelope, type Bytes, fieldError, RefusedError } from '../../platform/http/envelope.js';
import { pageOf } from '../../platform/http/page.js';
import { ReadByPost } from '../../platform/http/read-by-post.js';
import { Write, type WriteRequest } from '../../platform/http/request-context.js';
import { ALL_PACKS } from '../cache/catalog-snapshot.js';
import type { BuiltAnswer } from '../cache/kept-answer.js';
import { GetPackList } from './pack-list.query.js';

const NO_TYPE = fieldError('card_type', { ja: 'カード種別を選択してください。', en: 'Choose a card type.' });

/** @throws RefusedError 400 under `card_type` for what is no whole number; of an unknown one there are no packs */
const cardTypeOf = (text: string | undefined): number => {
  if (text === undefined) return ALL_PACKS;
  if (!/^-?\d{1,9}$/.test(text)) throw new RefusedError(400, NO_TYPE);
  return Number(text);
};

/** A field of a payload that may be a number or its text; what is neither names nothing. */
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
    @Param('type') type: string,
    @Param('page') page?: string,
  ): Promise<Bytes> {
    return this.read(type, page, languageOf(accepted));
  }

  @Post('list')
  @ReadByPost()
  @ForVisitors()
  async search(@Write() { payload, context }: WriteRequest): Promise<AnyEnvelope> {
    return (await this.read(textOf(payload.card_type), textOf(payload.page), context.language)).envelope;
  }

  private async read(type: string | undefined, page: string | undefined, language: Language): Promise<BuiltAnswer> {
    return this.queries.execute(new GetPackList(cardTypeOf(type), pageOf(page), language));
  }
}
