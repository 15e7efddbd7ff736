import { Injectable } from '@nestjs/common';
import { isId, newId } from '../../kernel/ids.js';
import type { Loaded } from '../../kernel/stream.js';
import {
  addQuery,
  type Payment,
  type PaymentEvent,
  paymentStream,
  paymentStreamOf,
  recordPayment,
} from '../../payments/index.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type CommandContext, derivePartContext, type StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { forgetSettlementFile, type SettlementFileKey, touchSettlementFile } from '../rows/settlement-files.rows.js';
import {
  completeSettlement,
  filterUnmatchedLines,
  findMatchableSurplus,
  findUncomparedPayments,
  insertLine,
  lineKeyOf,
  membersOf,
  type PlacedLine,
  placeLine,
  type SettlementDay,
  type SurplusLine,
  settlementIdOf,
  settlementLockOf,
  takenLinesOf,
} from '../rows/settlements.rows.js';
import { decideMissingLines, decideSettleLine, type LineSettled } from './settle-line.decide.js';
import type { FileLine } from './settlement-lines.js';

/** The number of lines or payments in one commit. */
export const AT_ONCE = 100;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const LISTS = {
  SettlementLineMatched: 'matched',
  SettlementLineDiffered: 'other-amount',
  SettlementLineSurplus: 'surplus',
} as const satisfies Record<LineSettled['type'], PlacedLine['list']>;

const placeOf = (event: LineSettled): PlacedLine => ({
  list: LISTS[event.type],
  paymentId: event.data.paymentId,
  movementId: event.type === 'SettlementLineSurplus' ? null : event.data.movementId,
});

/** The payments of a batch, including the events appended so far. */
class Payments {
  constructor(
    private readonly tx: StoreTransaction,
    private readonly context: CommandContext,
    private readonly loaded: Map<string, Loaded<Payment>>,
  ) {}

  of(paymentId: string): Payment | null {
    return this.loaded.get(paymentId)?.state ?? null;
  }

  async record(paymentId: string, events: readonly PaymentEvent[]): Promise<void> {
    const payment = this.loaded.get(paymentId)!;
    const state = await recordPayment(this.tx, this.context, payment, events);
    this.loaded.set(paymentId, { state, version: payment.version + events.length });
  }
}

/**
 * Imports the lines of a provider's file in batches, one commit each. Each line is imported once, even if the import
 * is resumed.
 */
@Injectable()
export class SettleLines {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
  ) {}

  /**
   * Yields the number of finished lines after each batch. At the end, the day is complete.
   *
   * @param actor the operator who imported the file
   */
  async *carryOut(actor: string, of: SettlementFileKey, lines: readonly FileLine[]): AsyncGenerator<number> {
    const context = contextOfFile(actor, of);
    for (let at = 0; at < lines.length; at += AT_ONCE) {
      yield at;
      const batch = lines.slice(at, at + AT_ONCE);
      await this.take(derivePartContext(context, `line-${batch[0]!.line}`), of, batch);
    }
    yield lines.length;
    await this.placeSurplus(context, of);
    await this.reportMissing(context, of);
    await this.store.transact([lockOf(of)], async (tx) => {
      completeSettlement(tx, of);
      forgetSettlementFile(tx, of);
    });
  }

  private take(context: CommandContext, of: SettlementFileKey, lines: readonly FileLine[]): Promise<void> {
    const orders = lines.map(({ order }) => order);
    return this.withPayments(context, of, orders.filter(isId), async (tx, payments) => {
      touchSettlementFile(tx, of);
      const taken = await takenLinesOf(tx, of, orders);
      for (const line of lines) {
        if (taken.has(lineKeyOf(line))) continue;
        const payment = payments.of(line.order);
        const event = payment && decideSettleLine(payment, { ...of, ...settledOf(line) });
        if (event) await payments.record(line.order, [event]);
        // The provider has returned money that the shop does not know of, so the shop queries the payment.
        if (event?.type === 'SettlementLineSurplus' && line.kind !== 'payment')
          await addQuery(tx, newId(tx.now), { paymentId: line.order, via: 'file', interactive: false });
        insertLine(tx, of, line, event ? placeOf(event) : { list: 'surplus', paymentId: null, movementId: null });
      }
    });
  }

  /** Compares unmatched lines of any day again, whose money the shop knows by now. */
  private async placeSurplus(context: CommandContext, of: SettlementDay): Promise<void> {
    const { pool } = this.database;
    let lines: readonly SurplusLine[] = [];
    for (let after = 0; ; after = lines.at(-1)!.id) {
      lines = await findMatchableSurplus(pool, of.provider, after, AT_ONCE);
      if (lines.length === 0) return;
      const batch = lines;
      const ids = batch.map(({ paymentId }) => paymentId);
      const part = derivePartContext(context, `surplus-${batch[0]!.id}`);
      await this.withPayments(part, of, ids, async (tx, payments) => {
        const open = await filterUnmatchedLines(
          tx,
          batch.map(({ id }) => id),
        );
        for (const line of batch) {
          const { id, day, paymentId } = line;
          const said = { provider: of.provider, day, ...settledOf(line) };
          const event = decideSettleLine(payments.of(paymentId)!, said);
          if (!open.has(id) || event.type === 'SettlementLineSurplus') continue;
          await payments.record(paymentId, [event]);
          placeLine(tx, id, LISTS[event.type], event.data.movementId);
        }
      });
    }
  }

  private async reportMissing(context: CommandContext, of: SettlementDay): Promise<void> {
    let ids: readonly string[] = [];
    for (let after = FIRST_ID; ; after = ids.at(-1)!) {
      ids = await findUncomparedPayments(this.database.pool, of, after, AT_ONCE);
      if (ids.length === 0) return;
      const batch = ids;
      const part = derivePartContext(context, `missing-${batch[0]!}`);
      await this.withPayments(part, of, batch, async (_, payments) => {
        for (const id of batch) await payments.record(id, decideMissingLines(payments.of(id)!, of.day));
      });
    }
  }

  private async withPayments(
    context: CommandContext,
    of: SettlementDay,
    orders: readonly string[],
    work: (tx: StoreTransaction, payments: Payments) => Promise<void>,
  ): Promise<void> {
    const members = await membersOf(this.database.pool, [...new Set(orders)]);
    const ids = [...members.keys()];
    const locks = new Set([lockOf(of), ...ids.map(paymentStreamOf), ...[...members.values()].map(walletStreamOf)]);
    await this.store.transact([...locks], async (tx) =>
      work(tx, new Payments(tx, context, await tx.loadAll(paymentStream, ids))),
    );
  }
}

/** Derives the same contexts from the same file, whoever resumes it. */
const contextOfFile = (actor: string, { provider, day, digest }: SettlementFileKey): CommandContext => ({
  commandId: `settlement/${provider}/${day}/${digest.toString('hex')}`,
  actor,
});

const lockOf = (of: SettlementDay): string => settlementLockOf(settlementIdOf(of));

const settledOf = ({ kind, reference, yen, fee }: Pick<FileLine, 'kind' | 'reference' | 'yen' | 'fee'>) => ({
  kind,
  reference,
  yen,
  fee,
});
