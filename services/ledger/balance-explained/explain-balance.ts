import type { RecordedEvent } from '../../kernel/event.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { PointsIssued, WalletEvent } from '../../points/index.js';
import type { Doer } from '../wire/doer.contract.js';
import type { ExplainedBalance, ExplainedLine, ExplainedLot } from './balance-explained.contract.js';

type Entry = RecordedEvent<WalletEvent>;

/** The operators of entries, by the event of the entry. */
export type OperatorsOfEntries = ReadonlyMap<string, Doer>;

/** Returns every line of an entry with its origin. */
const explainLines = (event: Entry, operators: OperatorsOfEntries) => {
  const { kind, id: document, memo = null } = event.data.document;
  const { eventId, actor } = event;
  const source = { kind, document, memo, actor, operator: operators.get(eventId) ?? null };
  const at = toTokyoIso(event.effectiveAt);
  return event.data.lines.map(({ account, lot, amount }, i) => {
    const line: ExplainedLine = { id: `${eventId}.${i}`, at, amount, ...source };
    return { account, lot, line };
  });
};

const sumOf = (lines: readonly ExplainedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const lotOf = (lot: PointsIssued['data']['lots'][number], lines: readonly ExplainedLine[], at: Date): ExplainedLot => ({
  lot_id: lot.lotId,
  kind: lot.kind,
  issued: lot.amount,
  left: sumOf(lines),
  issued_at: toTokyoIso(new Date(lot.issuedAt)),
  expires_at: toTokyoIso(new Date(lot.expiresAt)),
  is_over: new Date(lot.expiresAt) <= at,
  parents: lot.parents.map(({ lotId, amount }) => ({ lot_id: lotId, amount })),
  lines,
});

const firstToExpire = (a: ExplainedLot, b: ExplainedLot): number =>
  a.expires_at < b.expires_at ? -1 : a.expires_at > b.expires_at ? 1 : a.kind < b.kind ? -1 : 1;

const linesByLot = (explainedLines: ReturnType<typeof explainLines>): Map<string | null, ExplainedLine[]> => {
  const byLot = new Map<string | null, ExplainedLine[]>();
  for (const { lot, line } of explainedLines) {
    const lines = byLot.get(lot);
    if (lines) lines.push(line);
    else byLot.set(lot, [line]);
  }
  return byLot;
};

/** Explains a wallet's balance at the end of an instant from all entries of its stream. */
export const explainBalance = (
  entries: readonly Entry[],
  at: Date,
  operators: OperatorsOfEntries = new Map(),
): ExplainedBalance => {
  const counted = entries.filter(({ effectiveAt }) => effectiveAt <= at);
  const explainedLines = counted.flatMap((event) => explainLines(event, operators));
  const byLot = linesByLot(explainedLines);
  const issues = counted.flatMap((event) =>
    event.type === 'PointsIssued' ? (event.data as PointsIssued['data']).lots : [],
  );
  const lots = issues.map((lot) => lotOf(lot, byLot.get(lot.lotId) ?? [], at)).sort(firstToExpire);
  const leftOf = (kind: 'paid' | 'free') =>
    lots.filter((lot) => lot.kind === kind).reduce((sum, { left }) => sum + left, 0);
  const coin_lines = explainedLines.filter(({ account }) => account.endsWith(':coin')).map(({ line }) => line);
  return { paid: leftOf('paid'), free: leftOf('free'), coins: sumOf(coin_lines), lots, coin_lines };
};
