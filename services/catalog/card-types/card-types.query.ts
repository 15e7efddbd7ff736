import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import type { BuiltResponse } from '../cache/cached-response.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { CatalogResponses } from '../cache/catalog-responses.js';
import type { CardTypesResponse } from './card-types.contract.js';

/** Returns the tabs of the shop in order: the card types that have a pack, and the special tabs. */
export class GetCardTypes extends Query<BuiltResponse> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(GetCardTypes)
export class GetCardTypesHandler implements IQueryHandler<GetCardTypes> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly responses: CatalogResponses,
  ) {}

  execute({ language }: GetCardTypes): Promise<BuiltResponse> {
    const view = this.cache.view();
    return this.responses.of(
      view,
      `card-types ${language}`,
      [],
      (): CardTypesResponse => ({
        state: 200,
        list: view.cardTypes.map(({ id, name }) => ({ id, name: name[language] })),
      }),
    );
  }
}
