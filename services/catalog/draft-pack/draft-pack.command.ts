import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { CatalogContent } from '../catalog-content.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { decideDraftPack } from './draft-pack.decide.js';

/** Begins a pack; the outcome has its new id. */
export class DraftPack extends Command<PackOutcome> {
  constructor(
    /** Who begins it. */
    readonly by: Omit<PackChange, 'packId'>,
    readonly draft: PackDraft,
  ) {
    super();
  }
}

@CommandHandler(DraftPack)
export class DraftPackHandler implements ICommandHandler<DraftPack> {
  constructor(
    private readonly packs: Packs,
    private readonly content: CatalogContent,
    private readonly database: Database,
  ) {}

  async execute({ by, draft }: DraftPack): Promise<PackOutcome> {
    const { rows } = await this.database.pool.query<{ id: string }>(`select nextval('catalog.pack_ids')::text as id`);
    const packId = rows[0]!.id;
    return this.packs.change({ ...by, packId }, async (_, tx) =>
      decideDraftPack(packId, draft, await this.content.namedBy(tx, draft)),
    );
  }
}
