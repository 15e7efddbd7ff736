import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { readStocks, type StockRow } from '../rows/boxes.rows.js';
import type { BoxState, BoxStatus } from '../streams/box.state.js';
import type { VerifiedDraws } from '../streams/verified-log.js';

/** The stock of one box. */
export interface BoxStock {
  readonly packId: string;
  readonly tickets: number;
  readonly left: number;
  /** The cards left of each prize, in the manifest's order. */
  readonly remaining: readonly number[];
  readonly status: BoxStatus;
  /** The same object as long as its contents are equal. */
  readonly verified: VerifiedDraws;
}

type KnownStock = BoxStock & { readonly version: number };

/** Maximum age of draws made by other processes, in milliseconds. */
const FRESH_MS = 100;

/**
 * The stock of every box, for display. It is exact for draws of this process and at most 100 ms old for draws of
 * others. A purchase never uses it: it reads the box under its lock.
 */
@Injectable()
export class BoxStocks {
  private stocks = new Map<string, KnownStock>();
  private readAt = 0;
  private reading: Promise<void> | undefined;
  /** Increases with every change, so that a caller can cache what it derived. */
  generation = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(packIds: readonly string[]): Promise<Map<string, BoxStock>> {
    await this.refresh();
    return new Map(packIds.flatMap((id) => (this.stocks.has(id) ? [[id, this.stocks.get(id)!] as const] : [])));
  }

  /** Reloads the stocks that are older than {@link FRESH_MS}. */
  async refresh(): Promise<void> {
    if (this.clock.now().getTime() - this.readAt < FRESH_MS) return;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  /** Updates a box after a transaction of this process has committed. */
  moved(box: BoxState): void {
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

  /** Makes the next call reload all stocks, because a box was opened. */
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

/** Keeps the known stock unless the row is newer. */
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
