import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { CardRecords } from '../rows/card-records.rows.js';
import { type CardRow, findCard, saveCard } from '../rows/cards.rows.js';
import type { CardRefusal } from '../streams/card.refusals.js';
import type { CardRecord } from '../wire/card-record.contract.js';
import { toCardErrors } from './card-refusals.messages.js';

export type KeptCard = Omit<CardRow, 'version'>;
/** A change of the row; a card has no log. */
export type CardKept = Change<'CardKept', KeptCard>;

/** Loads and saves a card. Packs have copies of their cards, so no pack changes. */
@Injectable()
export class CardTarget implements CommandTarget<KeptCard, CardKept, CardRefusal, CardRecord> {
  constructor(private readonly records: CardRecords) {}

  locksOf(cardId: string): readonly string[] {
    return [`card-${cardId}`];
  }

  async load(tx: StoreTransaction, cardId: string): Promise<Found<KeptCard> | null> {
    const row = await findCard(tx, cardId);
    if (!row) return null;
    const { version, ...state } = row;
    return { state, version };
  }

  keep({ tx, loaded }: Keeping<KeptCard>, [{ data }]: readonly [CardKept]): KeptCard {
    saveCard(tx, { ...data, version: (loaded?.version ?? 0) + 1 });
    return data;
  }

  auditedOf({ card_id: _, ...audited }: KeptCard): object {
    return audited;
  }

  refused(refusal: CardRefusal): RefusedError {
    return new RefusedError(400, toCardErrors(refusal));
  }

  show(cardId: string): Promise<CardRecord | null> {
    return this.records.find(cardId);
  }
}
