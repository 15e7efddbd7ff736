import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { CatalogAnswers } from '../cache/catalog-answers.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import type { BuiltAnswer } from '../cache/kept-answer.js';
import { shownTags, tagFields } from '../wire/pack-fields.js';
import type { PackTagsAnswer } from './pack-tags.contract.js';

/** Returns the tags that packs of a type have now. */
export class GetPackTags extends Query<BuiltAnswer> {
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
    private readonly answers: CatalogAnswers,
  ) {}

  execute({ type, language }: GetPackTags): Promise<BuiltAnswer> {
    const view = this.cache.view();
    const packs = view.ofType(type);
    const key = packs.length > 0 ? `tags ${type} ${language}` : null;
    return this.answers.of(view, key, packs, (stock): PackTagsAnswer => {
      const tags = packs.flatMap((pack) => shownTags(pack, view, stock));
      const once = new Map(tags.map((tag) => [tag.id, tag]));
      return { state: 200, list: [...once.values()].map((tag) => tagFields(tag, language)) };
    });
  }
}
