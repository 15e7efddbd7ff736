import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { packFields } from '../pack-fields.js';
import { Shelf } from '../shelf.js';
import { type BuiltAnswer, ShelfAnswers } from '../shelf-answers.js';

/** One pack that was published, also when its sale is over; null for another id. */
export class GetPackDetail extends Query<BuiltAnswer | null> {
  constructor(
    readonly packId: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(GetPackDetail)
export class GetPackDetailHandler implements IQueryHandler<GetPackDetail> {
  constructor(
    private readonly shelf: Shelf,
    private readonly answers: ShelfAnswers,
  ) {}

  async execute({ packId, language }: GetPackDetail): Promise<BuiltAnswer | null> {
    const pack = await this.shelf.find(packId);
    if (!pack) return null;
    const view = this.shelf.view();
    const key = this.shelf.holds(pack) ? `pack ${packId} ${language}` : null;
    return this.answers.of(view, key, [pack], (stock) => ({
      state: 200,
      detail: packFields(pack, view, stock, language),
    }));
  }
}
