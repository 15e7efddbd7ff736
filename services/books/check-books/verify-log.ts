import { Injectable } from '@nestjs/common';
import type { DrawEvent } from '../../draws/index.js';
import { isId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { FIRST_COMMIT, type LoggedEvent, readLogBatch, walkChain } from '../../ledger/index.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import { Database } from '../../platform/database/database.js';
import { BEGINNING_OF_CHAIN } from '../../platform/store/sequencer.js';
import { loadKnownChanges, noteRowsOff, saveKnownChanges } from '../rows/book-state.rows.js';
import { type FactName, loadFactsOfCommits } from '../rows/committed-facts.rows.js';
import {
  entriesOf,
  findOwnerOfStream,
  loadHeldUpKeys,
  loadLedgerPosition,
  loadLoggedDraws,
  loadLoggedParcels,
  loadPromisedPacks,
  prizesOf,
} from '../rows/logged-rows.rows.js';
import {
  countImpliedRows,
  type DifferingTable,
  findDifferingTables,
  findOrphanRows,
  type RowCounts,
} from '../rows/row-counts.rows.js';
import { findSharedIds } from '../rows/shared-ids.rows.js';
import {
  countLogChanges,
  loadCursor,
  loadCursorAt,
  loadHeadOfLog,
  loadLinkAt,
  matchesLeaves,
  type RunCursor,
  type RunName,
  saveCursor,
} from '../rows/verification-runs.rows.js';
import { verifyRange } from '../rows/verified-range.rows.js';
import { buildExpectedEntries, compareEntries } from '../streams/book-entries.js';
import { findContradictions } from '../streams/commit-sources.js';
import { buildBrokenLink, buildDifferingRows, buildUnreadable, type Finding } from '../streams/finding.js';
import { compareDraw, compareParcel, type LoggedRow } from '../streams/logged-rows.js';
import { tryRead } from '../streams/unreadable.js';
import { workFor } from '../streams/walk-budget.js';
import { Pace } from './pace.js';

/** Number of events that PostgreSQL verifies in one statement, tens of milliseconds. */
const RANGE_SIZE = 2000;
/** Number of characters hashed in one turn of the event loop. */
const CHARACTERS_OF_A_TURN = 250_000;

const WALKS: readonly RunName[] = ['new', 'again'];

const BEGINNING: RunCursor = { ...FIRST_COMMIT, seq: 0, hash: BEGINNING_OF_CHAIN };

interface Budget {
  left: number;
}

/**
 * The result of one batch: the new cursor, or null if the chain is broken, the differences, and the expected number of
 * rows.
 */
interface Step {
  readonly place?: RunCursor;
  readonly findings: readonly Finding[];
  readonly rowCounts?: RowCounts;
}

/** Returns the pack in a draw's own event; null for a card received in exchange. */
const packOf = ({ facts: [first] }: LoggedRow<DrawEvent>): string | null =>
  first?.type === 'CardsDrawn' ? first.data.packId : null;

const distinct = (ids: readonly (string | null)[]): readonly string[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** Matches streams whose events are a member's own points or cards. */
const OWN_STREAM = /^(wallet|draw|shipment)-/;

const ownerOf = (logged: readonly LoggedEvent[], seq: number): string | null => {
  const event = logged.find((one) => one.seq === seq)?.event;
  return event && OWN_STREAM.test(event.stream_id) && isId(event.partition_key) ? event.partition_key : null;
};

/**
 * Verifies the log: its chain, the leaves of its tree, and the rows of its entries, draws and parcels.
 * New events come first, then a range of the whole log each minute. If PostgreSQL has counted a change, the whole log
 * is verified at once.
 */
@Injectable()
export class VerifyLog {
  /** The end of the log at the last run; null before. */
  private lastEnd: number | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pace: Pace,
  ) {}

  /**
   * Yields the differences, a batch of the log at a time.
   *
   * @param workMs the maximum duration; by default the budget of the minute
   */
  async *verify(workMs?: number): AsyncGenerator<readonly Finding[]> {
    const changes = await countLogChanges(this.database);
    const through = await this.end();
    if (through === null) return;
    const budget: Budget = { left: workMs ?? this.allowed(through) };
    yield* this.follow('new', budget, through);
    const { seq } = await loadCursor(this.database, 'new');
    const off = seq >= through ? await findDifferingTables(this.database) : null;
    for (const table of off ?? [])
      yield [buildDifferingRows(table), ...(await findOrphanRows(this.database, table.name))];
    const hasFewerRows = off !== null && (await this.isGone(off));
    const isChanged = hasFewerRows || changes > (await loadKnownChanges(this.database));
    if (isChanged) await saveCursor(this.database, 'again', BEGINNING, null);
    yield* this.follow('again', isChanged ? { left: Number.POSITIVE_INFINITY } : budget, seq);
    await saveKnownChanges(this.database, changes);
  }

  /**
   * Returns the budget for this minute in milliseconds.
   *
   * @param end the end of the log
   */
  private allowed(end: number): number {
    const work = workFor(this.lastEnd === null ? null : end - this.lastEnd);
    this.lastEnd = end;
    return work;
  }

  /**
   * Returns true if there are fewer rows than at the last run. Only a verification of the whole log finds the missing
   * ones.
   */
  private async isGone(off: readonly DifferingTable[]): Promise<boolean> {
    const isAnother = await noteRowsOff(this.database, off.map((table) => Object.values(table).join(' ')).join(', '));
    return isAnother && off.some(({ expected, actual }) => actual < expected);
  }

  /**
   * Returns the last number whose entries are listed. Null before the projection has started, when all of them would be
   * missing.
   */
  private async end(): Promise<number | null> {
    const { seq } = await loadHeadOfLog(this.database);
    const listed = await loadLedgerPosition(this.database);
    return listed === null ? null : Math.min(seq, listed);
  }

  private async *follow(walk: RunName, budget: Budget, through: number): AsyncGenerator<readonly Finding[]> {
    let place = await loadCursor(this.database, walk);
    const torn = await this.findTornLink(place);
    if (torn) yield [torn];
    // If the verified end has changed, the log is verified from its beginning up to the change.
    if (torn) place = BEGINNING;
    while (budget.left > 0 && place.seq < through) {
      const end = this.pace.begin();
      const step = await (walk === 'new' ? this.checkRange(place, through) : this.step(place, through));
      if (step.findings.length > 0) yield step.findings;
      if (!step.place) return;
      place = step.place;
      const isOver = place.seq >= through;
      if (!torn) await saveCursor(this.database, walk, place, isOver ? this.clock.now() : null, step.rowCounts);
      budget.left -= await end();
    }
    if (place.seq < through || torn) return;
    if (walk === 'again') await saveCursor(this.database, walk, BEGINNING, this.clock.now());
    else await saveCursor(this.database, walk, place, this.clock.now());
  }

  /** Returns the current differences at one number of the log, in its link, its leaf and its rows. */
  async compareNumber(seq: number): Promise<readonly Finding[]> {
    const torn = await Promise.all(WALKS.map(async (walk) => this.findTornLink(await loadCursor(this.database, walk))));
    const from = seq === 1 ? BEGINNING : await loadCursorAt(this.database, seq - 1);
    const differences = from ? (await this.step(from, seq)).findings : [buildBrokenLink(seq, 'NumberMissing')];
    return [...torn.flatMap((finding) => finding ?? []), ...differences];
  }

  /**
   * Checks that the last verified link is still in the log before the next one, and that the known end is its last
   * link.
   */
  private async findTornLink({ seq, hash }: RunCursor): Promise<Finding | null> {
    if (seq > 0 && !(await loadLinkAt(this.database, seq))?.equals(hash))
      return buildBrokenLink(seq, 'ProvenLinkDiffers');
    const head = await loadHeadOfLog(this.database);
    const last = head.seq === 0 ? BEGINNING_OF_CHAIN : await loadLinkAt(this.database, head.seq);
    if (!last) return buildBrokenLink(head.seq, 'NumberMissing');
    return last.equals(head.hash) ? null : buildBrokenLink(head.seq, 'HeadDiffers');
  }

  /** Verifies a range in PostgreSQL, or by the rules if PostgreSQL finds a fault. */
  private async checkRange(from: RunCursor, through: number): Promise<Step> {
    const to = Math.min(through, from.seq + RANGE_SIZE);
    const shared = await findSharedIds(this.database, from.seq, to);
    const right = await verifyRange(this.database, from, to);
    const read = right && (await tryRead(() => this.compareAll(right.things, right.unmatched)));
    if (right && read) return { place: right.place, findings: [...shared, ...read], rowCounts: right.rowCounts };
    const findings: Finding[] = [...shared];
    let place = from;
    while (place.seq < to) {
      const step = await this.step(place, to);
      findings.push(...step.findings);
      if (!step.place) return { findings };
      place = step.place;
    }
    return { place, findings, rowCounts: await countImpliedRows(this.database, from.seq, to) };
  }

  /** Verifies one batch by the rules. */
  private async step(from: RunCursor, through: number): Promise<Step> {
    const batch = await readLogBatch(this.database, from.seq, from, through);
    if (!batch) return { findings: [buildBrokenLink(from.seq + 1, 'NumberMissing')] };
    const end = walkChain(from, batch.logged);
    if ('problem' in end)
      return {
        findings: [{ ...buildBrokenLink(end.number, end.problem), memberId: ownerOf(batch.logged, end.number) }],
      };
    const first = from.seq + 1;
    if (batch.hasUnlisted) return { findings: [buildBrokenLink(first, 'EventUnlisted')] };
    const links = batch.logged.map(({ hash }) => hash);
    if (!(await matchesLeaves(this.database, first, links)))
      return { findings: [buildBrokenLink(first, 'LeafDiffers')] };
    return { place: { ...end, ...batch.last }, findings: await this.compareReadable(batch.logged) };
  }

  /** Compares the rows of all readable events. */
  private async compareReadable(logged: readonly LoggedEvent[]): Promise<readonly Finding[]> {
    const all = await tryRead(() => this.compareRows(logged));
    if (all) return all;
    const findings: Finding[] = [];
    for (const one of logged) {
      const broken = { ...buildBrokenLink(one.seq, 'Unreadable'), memberId: ownerOf(logged, one.seq) };
      findings.push(...((await tryRead(() => this.compareRows([one]))) ?? [broken]));
    }
    return findings;
  }

  private async compareRows(logged: readonly LoggedEvent[]): Promise<readonly Finding[]> {
    const heldUp = await loadHeldUpKeys(this.database);
    const work = new SharedWork(CHARACTERS_OF_A_TURN);
    const expected: ReturnType<typeof buildExpectedEntries>[number][] = [];
    const things = new Set<string>();
    for (const { seq, event, readId } of logged) {
      things.add(event!.stream_id);
      if (!heldUp.has(event!.partition_key))
        expected.push(...buildExpectedEntries(seq, { ...event!, event_id: readId! }));
      await work.record(event!.data.length);
    }
    const entries = await entriesOf(
      this.database,
      expected.map(({ id }) => id),
    );
    const facts = logged.map(({ event }) => ({
      streamId: event!.stream_id,
      version: event!.stream_version,
      type: event!.type,
      schemaVersion: event!.schema_version,
      data: event!.data,
    }));
    // A commit may be cut off at either end of the batch.
    const unmatched = findContradictions(facts).flatMap((one) => one.facts);
    return [...compareEntries(expected, entries), ...(await this.compareAll([...things], unmatched))];
  }

  private async compareAll(things: readonly string[], unmatched: readonly FactName[]): Promise<readonly Finding[]> {
    return [...(await this.compareReadableStreams(things)), ...(await this.compareCommits(unmatched))];
  }

  /** Returns contradictions between events of one commit. */
  private async compareCommits(names: readonly FactName[]): Promise<readonly Finding[]> {
    return findContradictions(await loadFactsOfCommits(this.database, names)).map(({ finding }) => finding);
  }

  /** Compares rows of draws and parcels with all their events. Unreadable ones are reported separately. */
  async compareReadableStreams(streams: readonly string[]): Promise<readonly Finding[]> {
    const all = await tryRead(() => this.compareStreams(streams));
    if (all) return all;
    const findings: Finding[] = [];
    for (const stream of streams)
      findings.push(
        ...((await tryRead(() => this.compareStreams([stream]))) ?? [
          buildUnreadable(
            stream.startsWith('draw-') ? 'draw' : 'shipment',
            stream.slice(stream.indexOf('-') + 1),
            await findOwnerOfStream(this.database, stream),
          ),
        ]),
      );
    return findings;
  }

  private async compareStreams(streams: readonly string[]): Promise<readonly Finding[]> {
    const idsOf = (prefix: string) =>
      streams.flatMap((stream) => (stream.startsWith(prefix) ? [stream.slice(prefix.length)] : [])).filter(isId);
    const draws = await loadLoggedDraws(this.database, idsOf('draw-'));
    const parcels = await loadLoggedParcels(this.database, idsOf('shipment-'));
    const promised = await loadPromisedPacks(this.database, distinct(draws.map(packOf)));
    const sources = parcels.flatMap((parcel) => parcel.sources);
    const prizes = await prizesOf(this.database, distinct(sources.map(({ packId }) => packId)));
    const ofDraws = draws.map((draw) => compareDraw(draw, promised.get(packOf(draw) ?? '') ?? null));
    return [...ofDraws, ...parcels.map((parcel) => compareParcel(parcel, prizes))].flatMap((finding) => finding ?? []);
  }
}
