import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { CatalogAnswers } from '../cache/catalog-answers.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import type { BuiltAnswer } from '../cache/kept-answer.js';
import type { CardTypesAnswer } from './card-types.contract.js';

/** Returns the tabs of the shop in order: the card types that have a pack, and the special tabs. */
export class GetCardTypes extends Query<BuiltAnswer> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(GetCardTypes)
export class GetCardTypesHandler implements IQueryHandler<GetCardTypes> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly answers: CatalogAnswers,
  ) {}

  execute({ language }: GetCardTypes): Promise<BuiltAnswer> {
    const view = this.cache.view();
    return this.answers.of(
      view,
      `card-types ${language}`,
      [],
      (): CardTypesAnswer => ({
        state: 200,
        list: view.cardTypes.map(({ id, name }) => ({ id, name: name[language] })),
      }),
    );
  }
}
