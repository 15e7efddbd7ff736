import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { CatalogResponses } from '../cache/catalog-responses.js';
import { tagFields, toShownTags } from '../wire/pack-fields.js';
import type { PackTagsResponse } from './pack-tags.contract.js';

/** Returns the tags that packs of a type have now. */
export class GetPackTags extends Query<BuiltResponse> {
  constructor(
    readonly type: number,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetPackTags)
export class GetPackTagsHandler implements IQueryHandler<GetPackTags> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly responses: CatalogResponses,
  ) {}

  execute({ type, language }: GetPackTags): Promise<BuiltResponse> {
    const view = this.cache.view();
    const packs = view.ofType(type);
    const key = packs.length > 0 ? `tags ${type} ${language}` : null;
    return this.responses.of(view, key, packs, (stock): PackTagsResponse => {
      const tags = packs.flatMap((pack) => toShownTags(pack, view, stock));
      const once = new Map(tags.map((tag) => [tag.id, tag]));
      return { state: 200, list: [...once.values()].map((tag) => tagFields(tag, language)) };
    });
  }
}
