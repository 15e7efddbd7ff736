import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { changesBetween, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type CardTypeRow, findCardType, saveCardType } from '../card-type-rows.js';
import { CatalogCache } from '../catalog-cache.js';

export type CardTypeRefusal = Refusal<'UnknownCardType' | 'CardTypeExists' | 'StaleVersion'>;

export interface CardTypeChange {
  readonly type: Omit<CardTypeRow, 'version'>;
  /** A type that is not there yet is `create`d, one that is, `edit`ed. */
  readonly command: 'create' | 'edit';
  /** The version that the operator looked at; null: whichever it is. */
  readonly seen: number | null;
  readonly operatorId: string;
  readonly reason: string;
}

/** Keeps the name and the place of a tab of the shop. */
export class KeepCardType extends Command<CardTypeRow | CardTypeRefusal> {
  constructor(readonly change: CardTypeChange) {
    super();
  }
}

@CommandHandler(KeepCardType)
export class KeepCardTypeHandler implements ICommandHandler<KeepCardType> {
  constructor(
    private readonly store: EventStore,
    private readonly cache: CatalogCache,
  ) {}

  async execute({ change }: KeepCardType): Promise<CardTypeRow | CardTypeRefusal> {
    const { type, command, operatorId, reason } = change;
    const outcome = await this.store.transact([`card-type-${type.id}`], async (tx) => {
      const before = await findCardType(tx, type.id);
      const version = before?.version ?? null;
      const refusal = refusalOf(change, version);
      const kept = { ...type, version: (version ?? 0) + 1 };
      if (!refusal) saveCardType(tx, kept);
      const act = { operatorId, resource: 'card-types', id: String(type.id), command, reason };
      const changes = changesBetween(before, type, ['id']);
      recordAct(tx, { ...act, outcome: refusal?.code ?? 'done', changes });
      return refusal ?? kept;
    });
    // What is committed stays so; a cache that could not be filled now is filled again within half a second.
    await this.cache.refresh().catch(() => undefined);
    // No fact was added, but answers that were kept of the old names are no longer true.
    this.store.signals.emit('appended');
    return outcome;
  }
}

const refusalOf = ({ command, seen }: CardTypeChange, version: number | null): CardTypeRefusal | null => {
  if (command === 'create') return version === null ? null : { code: 'CardTypeExists' };
  if (version === null) return { code: 'UnknownCardType' };
  return seen !== null && seen !== version ? { code: 'StaleVersion' } : null;
};
