import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { Shelf } from '../shelf.js';
import { type BuiltAnswer, ShelfAnswers } from '../shelf-answers.js';

/** The tabs of the shop in its order: the card types that have a pack, and those of everything, of what is coming and of notices. */
export class GetCardTypes extends Query<BuiltAnswer> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(GetCardTypes)
export class GetCardTypesHandler implements IQueryHandler<GetCardTypes> {
  constructor(
    private readonly shelf: Shelf,
    private readonly answers: ShelfAnswers,
  ) {}

  execute({ language }: GetCardTypes): Promise<BuiltAnswer> {
    const view = this.shelf.view();
    return this.answers.of(view, `card-types ${language}`, [], () => ({
      state: 200,
      list: view.cardTypes.map(({ id, name }) => ({ id, name: name[language] })),
    }));
  }
}
