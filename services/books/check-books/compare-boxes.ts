import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { findNextPack, keepBox, loadBoxSince, loadMovedBoxes } from '../rows/box-books.rows.js';
import { compareBox, computeBox, type MovedBox, type SealedBox } from '../streams/box-books.js';
import { buildUnreadable, type Finding } from '../streams/finding.js';
import { tryRead } from '../streams/unreadable.js';
import { Pace } from './pace.js';

/** Compares every box with its events. */
@Injectable()
export class CompareBoxes {
  constructor(
    private readonly database: Database,
    private readonly pace: Pace,
  ) {}

  /** Yields the differences. */
  async *compare(): AsyncGenerator<readonly Finding[]> {
    for (;;) {
      const end = this.pace.begin();
      const comparison = await tryRead(async () => this.hold(await loadMovedBoxes(this.database)));
      if (!comparison) {
        yield* this.oneByOne();
        return;
      }
      yield comparison.findings;
      if (!comparison.hasMore) return;
      await end();
    }
  }

  /**
   * Compares boxes with their new events and stores what was verified.
   *
   * @returns the findings, and whether more events are left
   */
  private async hold(boxes: readonly MovedBox[]): Promise<{ findings: readonly Finding[]; hasMore: boolean }> {
    const findings: Finding[] = [];
    let hasMore = false;
    for (const moved of boxes) {
      const after = computeBox(moved);
      const isUnfinished = moved.since.facts > 0 && after.version < (moved.actual?.version ?? 0);
      hasMore ||= isUnfinished;
      const finding = isUnfinished ? null : compareBox(moved, after);
      if (finding) findings.push(finding);
      else if (moved.since.facts > 0) await keepBox(this.database, moved.packId, after);
    }
    return { findings, hasMore };
  }

  /**
   * Compares boxes one by one if they cannot be read together. An unreadable box does not prevent the comparison of
   * others.
   */
  private async *oneByOne(): AsyncGenerator<readonly Finding[]> {
    for (let last = ''; ; ) {
      const end = this.pace.begin();
      const [packId] = (await findNextPack(this.database, last)).keys();
      if (packId === undefined) return;
      for (let hasMore = true; hasMore; ) {
        const comparison = await tryRead(async () =>
          this.hold([await loadBoxSince(this.database, packId, null)].flatMap((box) => box ?? [])),
        );
        yield comparison?.findings ?? [buildUnreadable('box', packId, null)];
        hasMore = comparison?.hasMore ?? false;
      }
      last = packId;
      await end();
    }
  }

  /** Recomputes one box from its first event, without trusting earlier verifications. */
  async recompute(packId: string): Promise<readonly Finding[]> {
    return (await tryRead(() => this.prove(packId))) ?? [buildUnreadable('box', packId, null)];
  }

  private async prove(packId: string): Promise<readonly Finding[]> {
    let proven: SealedBox | null = null;
    for (;;) {
      const end = this.pace.begin();
      const moved = await loadBoxSince(this.database, packId, proven?.version ?? 0);
      if (!moved) return [];
      const after: SealedBox = computeBox({ ...moved, proven });
      if (moved.since.facts === 0 || after.version >= (moved.actual?.version ?? 0))
        return [compareBox(moved, after)].flatMap((finding) => finding ?? []);
      proven = after;
      await end();
    }
  }
}
