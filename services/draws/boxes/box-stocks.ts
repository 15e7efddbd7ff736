import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { readStocks, type StockRow } from '../rows/boxes.rows.js';
import type { Box, BoxStatus } from '../streams/box.state.js';
import type { VerifiedDraws } from '../streams/verified-log.js';

/** What is left in a box. */
export interface BoxStock {
  readonly packId: string;
  readonly tickets: number;
  readonly left: number;
  /** By prize, in the manifest's order. */
  readonly remaining: readonly number[];
  readonly status: BoxStatus;
  /** The same object for as long as it says the same. */
  readonly verified: VerifiedDraws;
}

type KnownStock = BoxStock & { readonly version: number };

/** How old what other processes have drawn may look. */
const FRESH_MS = 100;

/**
 * What is left in every box, for showing: exact for this process's own draws, at most 100 ms old for others'. A purchase
 * never asks this; it reads the box under its lock.
 */
@Injectable()
export class BoxStocks {
  private stocks = new Map<string, KnownStock>();
  private readAt = 0;
  private reading: Promise<void> | undefined;
  /** Grows whenever anything has changed, so that a reader can keep what it has made of it. */
  generation = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(packIds: readonly string[]): Promise<Map<string, BoxStock>> {
    await this.refresh();
    return new Map(packIds.flatMap((id) => (this.stocks.has(id) ? [[id, this.stocks.get(id)!] as const] : [])));
  }

  /** Reads anew what is older than it may be. */
  async refresh(): Promise<void> {
    if (this.clock.now().getTime() - this.readAt < FRESH_MS) return;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  /** The box after this process's own transaction has been committed. */
  moved(box: Box): void {
    const known = this.stocks.get(box.packId);
    if (!known) {
      this.readAt = 0;
      return;
    }
    if (known.version >= box.version) return;
    const { version, status, remaining, packId } = box;
    this.stocks.set(packId, { ...known, left: known.tickets - box.drawn, remaining, status, version });
    this.generation += 1;
  }

  /** A box has been opened: the next look reads anew. */
  forget(): void {
    this.readAt = 0;
  }

  private async read(): Promise<void> {
    const at = this.clock.now().getTime();
    for (const row of await readStocks(this.database)) {
      const known = this.stocks.get(row.pack_id);
      const next = stockOf(row, known);
      if (next === known) continue;
      this.stocks.set(row.pack_id, next);
      this.generation += 1;
    }
    this.readAt = at;
  }
}

/** What is known, where the row says nothing newer. */
const stockOf = (row: StockRow, known: KnownStock | undefined): KnownStock => {
  const verified = verifiedOf(row, known?.verified);
  if (known && known.version >= row.version) return verified === known.verified ? known : { ...known, verified };
  const { pack_id: packId, tickets, drawn, remaining, status, version } = row;
  return { packId, tickets, left: tickets - drawn, remaining, status, version, verified };
};

const verifiedOf = ({ chained, recomputed, differs }: StockRow, known: VerifiedDraws | undefined): VerifiedDraws => {
  const isSame = known?.chained === chained && known.recomputed === recomputed && known.differs === differs;
  return isSame ? known : { chained, recomputed, differs };
};
