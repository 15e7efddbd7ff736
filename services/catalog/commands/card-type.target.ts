import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { findCardType, saveCardType } from '../rows/card-types.rows.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';

export type KeptCardType = Omit<CardTypeRow, 'version'>;
/** A change of the row; a card type has no log. */
export type CardTypeKept = Change<'CardTypeKept', KeptCardType>;
export type CardTypeRefusal = Refusal<'CardTypeExists'>;

const TAKEN = {
  ja: 'この番号は使われています。別の番号を入力してください。',
  en: 'Another card type already has this number. Choose a different one.',
};

/** Parses an id: 1 to 19 for a game, or one of three special ids. Returns 0 for other text. */
const idOf = (id: string): number => (/^-?\d{1,6}$/.test(id) ? Number(id) : 0);

/** Loads and saves a card type: its name and its place. */
@Injectable()
export class CardTypeTarget implements CommandTarget<KeptCardType, CardTypeKept, CardTypeRefusal, CardTypeRow> {
  constructor(
    private readonly store: EventStore,
    private readonly cache: CatalogCache,
  ) {}

  locksOf(id: string): readonly string[] {
    return [`card-type-${idOf(id)}`];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<KeptCardType> | null> {
    const row = await findCardType(tx, idOf(id));
    if (!row) return null;
    const { version, ...state } = row;
    return { state, version };
  }

  keep({ tx, loaded }: Keeping<KeptCardType>, [{ data }]: readonly [CardTypeKept]): KeptCardType {
    saveCardType(tx, { ...data, version: (loaded?.version ?? 0) + 1 });
    return data;
  }

  auditedOf({ id: _, ...audited }: KeptCardType): object {
    return audited;
  }

  refused(_: CardTypeRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('id', TAKEN));
  }

  show(id: string): Promise<CardTypeRow | null> {
    return this.store.look((tx) => findCardType(tx, idOf(id)));
  }

  async committed(): Promise<void> {
    // The change is committed. A failed refresh is repeated within half a second.
    await this.cache.refresh().catch(() => undefined);
    // No event was appended, but stored responses still have the old names.
    this.store.signals.emit('appended');
  }
}
