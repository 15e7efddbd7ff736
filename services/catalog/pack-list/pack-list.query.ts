import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { paged } from '../../platform/http/page.js';
import { CatalogAnswers } from '../cache/catalog-answers.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import type { BuiltAnswer } from '../cache/kept-answer.js';
import { packFields } from '../wire/pack-fields.js';
import type { PackListAnswer } from './pack-list.contract.js';

const PAGE_SIZE = 20;

/** One page of the packs of a card type, or of one of the special types; `page` from 1. */
export class GetPackList extends Query<BuiltAnswer> {
  constructor(
    readonly type: number,
    readonly page: number,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetPackList)
export class GetPackListHandler implements IQueryHandler<GetPackList> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly answers: CatalogAnswers,
  ) {}

  execute({ type, page, language }: GetPackList): Promise<BuiltAnswer> {
    const view = this.cache.view();
    const packs = view.ofType(type);
    const shown = packs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    // Of pages without packs there is no end, so they are not kept.
    const key = shown.length > 0 ? `packs ${type} ${page} ${language}` : null;
    return this.answers.of(view, key, shown, (stock): PackListAnswer => {
      const list = shown.map((pack) => packFields(pack, view, stock, language));
      return { state: 200, ...paged(list, page, PAGE_SIZE, packs.length) };
    });
  }
}
