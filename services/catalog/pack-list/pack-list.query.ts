import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import { PackPages } from '../cache/pack-pages.js';
import type { PackSearch } from '../streams/pack-search.js';

/** Returns one page of the packs of a card type or special tab, filtered and sorted; `page` starts at 1. */
export class GetPackList extends Query<BuiltResponse> {
  constructor(
    readonly type: number,
    readonly page: number,
    readonly language: Language,
    readonly search: PackSearch | null = null,
  ) {
    super();
  }
}

@QueryHandler(GetPackList)
export class GetPackListHandler implements IQueryHandler<GetPackList> {
  constructor(private readonly pages: PackPages) {}

  execute(query: GetPackList): Promise<BuiltResponse> {
    return this.pages.of({ ...query, among: null });
  }
}
