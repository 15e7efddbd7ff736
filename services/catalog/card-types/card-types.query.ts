import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Bilingual, Language } from '../../kernel/languages.js';
import { Shelf } from '../shelf.js';
import { type BuiltAnswer, ShelfAnswers } from '../shelf-answers.js';
import { ALL_PACKS, COMING_SOON, NOTICES } from '../shelf-view.js';

/** The tabs of the shop: everything, the card types that have a pack, what is coming, and notices. */
export class GetCardTypes extends Query<BuiltAnswer> {
  constructor(readonly language: Language) {
    super();
  }
}

interface Tab {
  readonly id: number;
  readonly name: Bilingual;
}

const ALL: Tab = { id: ALL_PACKS, name: { ja: 'ALL', en: 'ALL' } };
/** The spelling is the product's own. */
const COMING: Tab = { id: COMING_SOON, name: { ja: 'comming soon', en: 'comming soon' } };
const NEWS: Tab = { id: NOTICES, name: { ja: 'お知らせ', en: 'Notices' } };

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
      list: [ALL, ...view.cardTypes, COMING, NEWS].map(({ id, name }) => ({ id, name: name[language] })),
    }));
  }
}
