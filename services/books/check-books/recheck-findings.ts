import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { findBrokenPublicLogs } from '../rows/box-books.rows.js';
import { loadUnseenFindings, type UnseenFinding } from '../rows/findings.rows.js';
import { entriesOf, loadEventsAt } from '../rows/logged-rows.rows.js';
import { findLostDeadlines } from '../rows/lost-deadlines.rows.js';
import { findDifferingTables, isOrphanEntry } from '../rows/row-counts.rows.js';
import { findUnsignedHead, isBehind } from '../rows/verification-runs.rows.js';
import { buildExpectedEntries, compareEntries } from '../streams/book-entries.js';
import { buildDifferingRows, type Finding } from '../streams/finding.js';
import { CompareBoxes } from './compare-boxes.js';
import { CompareWallets } from './compare-wallets.js';
import { Pace } from './pace.js';
import { VerifyLog } from './verify-log.js';

/** Maximum number of findings checked again in a minute. */
const MAX_RECHECKED = 500;
/** Maximum duration of these checks in milliseconds. */
const WORK_MS = 2000;

const isEventEntry = ({ check, seq }: UnseenFinding): boolean => check === 'entry' && seq !== null;

/** Checks open findings again that the current check has not seen. */
@Injectable()
export class RecheckFindings {
  private readonly log = new Logger(RecheckFindings.name);
  /** The id of the last finding checked, so that each gets its turn. */
  private last = '0';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wallets: CompareWallets,
    private readonly boxes: CompareBoxes,
    private readonly walk: VerifyLog,
    private readonly pace: Pace,
  ) {}

  /** Yields the ids of findings that agree now. A finding that cannot be checked stays open. */
  async *agreed(): AsyncGenerator<string> {
    const findings = await loadUnseenFindings(this.database, this.last, MAX_RECHECKED);
    const entries = findings.filter(isEventEntry);
    const differing = new Set(
      (await this.lookAtEntries(entries).catch(this.stayOpen(entries))).map(({ subject }) => subject),
    );
    for (const { id, subject } of entries) if (!differing.has(subject)) yield id;
    let left = WORK_MS;
    for (const finding of findings.filter((one) => !isEventEntry(one))) {
      const end = this.pace.begin();
      const differs = await this.differs(finding).catch(this.stayOpen(true));
      this.last = finding.id;
      if (!differs) yield finding.id;
      left -= await end();
      if (left < 0) return;
    }
    this.last = findings.length < MAX_RECHECKED ? '0' : findings.at(-1)!.id;
  }

  /** Logs why findings could not be checked, and leaves them open. */
  private stayOpen<Outcome>(outcome: Outcome): (error: unknown) => Outcome {
    return (error) => {
      this.log.error(error);
      return outcome;
    };
  }

  private async differs(finding: UnseenFinding): Promise<boolean> {
    const current = await this.lookAt(finding);
    return current.some(({ check, subject }) => check === finding.check && subject === finding.subject);
  }

  private async lookAt(finding: UnseenFinding): Promise<readonly Finding[]> {
    const { check, subject } = finding;
    switch (check) {
      case 'wallet':
        return this.wallets.recompute([subject]);
      case 'box':
        return this.boxes.recompute(subject);
      case 'draw': {
        const lost = await findLostDeadlines(this.database, this.clock.now());
        return [...lost, ...(await this.walk.compareReadableStreams([`draw-${subject}`]))];
      }
      case 'shipment':
        return this.walk.compareReadableStreams([`shipment-${subject}`]);
      case 'chain':
        return this.walk.compareNumber(Number(subject));
      case 'entry':
        return this.lookAtOrphanEntry(finding);
      case 'rows':
        return this.lookAtRows(finding);
      case 'signature':
        return findUnsignedHead(this.database);
      case 'public-log':
        return findBrokenPublicLogs(this.database);
    }
  }

  /** Checks entries that events contain, all at once, because one cause may have hundreds. */
  private async lookAtEntries(findings: readonly UnseenFinding[]): Promise<readonly Finding[]> {
    const events = await loadEventsAt(
      this.database,
      findings.map(({ seq }) => seq!),
    );
    const expected = events.flatMap(({ seq, ...event }) => buildExpectedEntries(seq, event));
    const ids = expected.map(({ id }) => id);
    return compareEntries(expected, await entriesOf(this.database, ids));
  }

  /** Checks an entry without an event. */
  private async lookAtOrphanEntry({ check, subject }: UnseenFinding): Promise<readonly Finding[]> {
    const isUntold = await isOrphanEntry(this.database, subject);
    return isUntold ? [{ check, subject, memberId: null, seq: null, differences: [] }] : [];
  }

  /** Counts are meaningless while many events are new. Then the finding stays open. */
  private async lookAtRows({ subject }: UnseenFinding): Promise<readonly Finding[]> {
    if (await isBehind(this.database)) return [buildDifferingRows({ name: subject, expected: 0, actual: 0 })];
    return (await findDifferingTables(this.database)).map(buildDifferingRows);
  }
}
