import { listEventNames } from '../../events.js';
import { upcast } from '../../kernel/event-declaration.js';
import { type EventRow, toRecordedEvent } from '../../platform/store/event-row.js';
import { differencesOf, type Finding } from './finding.js';

/** A ledger line, actual or expected. */
export interface BookEntry {
  readonly id: string;
  readonly unit: string;
  readonly accountClass: string;
  readonly memberId: string | null;
  readonly lotId: string | null;
  readonly amount: number;
  readonly streamVersion: number;
  /** Milliseconds, like the next field. */
  readonly bookedAt: number;
  readonly recordedAt: number;
  readonly type: string;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
  /** Null for the members themselves. */
  readonly actor: string | null;
}

/** An expected line with the number of its event. */
export interface ExpectedEntry extends BookEntry {
  readonly seq: number;
}

interface Booked {
  readonly memberId?: string;
  readonly document?: { readonly kind: string; readonly id: string; readonly memo?: string };
  readonly lines?: readonly { readonly account: string; readonly lot: string | null; readonly amount: number }[];
}

const IN_COINS: ReadonlySet<string> = new Set(listEventNames(({ value }) => value === 'coins'));

/** Builds the ledger lines that an event implies; none for an event that moves nothing. */
export const buildExpectedEntries = (seq: number, event: EventRow): readonly ExpectedEntry[] => {
  const { lines, document, memberId } = upcast(toRecordedEvent(event)).data as Booked;
  if (!lines || !document) return [];
  const owner = document.kind === 'deposit' ? null : (memberId ?? null);
  return lines.map(({ account, lot, amount }, i) => ({
    id: `${event.event_id}.${i}`,
    seq,
    streamVersion: event.stream_version,
    bookedAt: event.effective_at.getTime(),
    recordedAt: event.recorded_at.getTime(),
    type: event.type,
    kind: document.kind,
    document: document.id,
    memo: document.memo ?? null,
    actor: event.actor === `member:${owner}` ? null : event.actor,
    unit: IN_COINS.has(event.type) ? 'coins' : 'points',
    accountClass: account.replace(/^member:.*:/, 'member:'),
    memberId: owner,
    lotId: lot,
    amount,
  }));
};

/** A line of the house belongs to nobody, although it is booked with a member's wallet. */
const ownerOfLine = ({ accountClass, memberId }: Pick<BookEntry, 'accountClass' | 'memberId'>): string | null =>
  accountClass.startsWith('member:') ? memberId : null;

/** Compares the ledger lines with those in their events. */
export const compareEntries = (expected: readonly ExpectedEntry[], actual: readonly BookEntry[]): Finding[] => {
  const rows = new Map(actual.map((row) => [row.id, row]));
  return expected.flatMap(({ id, seq, ...line }) => {
    const row = rows.get(id);
    const differences = differencesOf(line, row ? { ...row } : null);
    return differences.length > 0
      ? [{ check: 'entry' as const, subject: id, memberId: ownerOfLine(line), seq, differences }]
      : [];
  });
};
