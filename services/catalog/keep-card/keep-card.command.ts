import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { changesBetween, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type CardRow, findCard, saveCard } from '../card-rows.js';

export type CardRefusal = Refusal<'UnknownCard' | 'CardExists' | 'StaleVersion'>;

export interface CardChange {
  readonly card: Omit<CardRow, 'version'>;
  /** A card that is not there yet is `create`d, one that is, `edit`ed. */
  readonly command: 'create' | 'edit';
  /** The version that the operator looked at; null: whichever it is. */
  readonly seen: number | null;
  readonly operatorId: string;
  readonly reason: string;
}

/** Keeps a card. Packs have copies of their own, so that none of them changes. */
export class KeepCard extends Command<CardRefusal | null> {
  constructor(readonly change: CardChange) {
    super();
  }
}

@CommandHandler(KeepCard)
export class KeepCardHandler implements ICommandHandler<KeepCard> {
  constructor(private readonly store: EventStore) {}

  execute({ change }: KeepCard): Promise<CardRefusal | null> {
    const { card, command, operatorId, reason } = change;
    return this.store.transact([`card-${card.card_id}`], async (tx) => {
      const before = await findCard(tx, card.card_id);
      const version = before?.version ?? null;
      const refusal = refusalOf(change, version);
      if (!refusal) saveCard(tx, { ...card, version: (version ?? 0) + 1 });
      const outcome = refusal?.code ?? 'done';
      const changes = changesBetween(before, card, ['card_id']);
      recordAct(tx, { operatorId, resource: 'cards', id: card.card_id, command, reason, outcome, changes });
      return refusal;
    });
  }
}

const refusalOf = ({ command, seen }: CardChange, version: number | null): CardRefusal | null => {
  if (command === 'create') return version === null ? null : { code: 'CardExists' };
  if (version === null) return { code: 'UnknownCard' };
  return seen !== null && seen !== version ? { code: 'StaleVersion' } : null;
};
