import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { boxSince, keepBox, movedBoxes, packAfter } from '../rows/box-books.rows.js';
import { boxAfter, compareBox, type MovedBox, type SealedBox } from '../streams/box-books.js';
import { type Finding, unreadable } from '../streams/finding.js';
import { unlessUnreadable } from '../streams/unreadable.js';
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
      const held = await unlessUnreadable(async () => this.hold(await movedBoxes(this.database)));
      if (!held) {
        yield* this.oneByOne();
        return;
      }
      yield held.found;
      if (!held.hasMore) return;
      await end();
    }
  }

  /**
   * Compares boxes with their new events and stores what was verified.
   *
   * @returns the findings, and whether more events are left
   */
  private async hold(boxes: readonly MovedBox[]): Promise<{ found: readonly Finding[]; hasMore: boolean }> {
    const found: Finding[] = [];
    let hasMore = false;
    for (const moved of boxes) {
      const after = boxAfter(moved);
      const isUnfinished = moved.since.facts > 0 && after.version < (moved.found?.version ?? 0);
      hasMore ||= isUnfinished;
      const finding = isUnfinished ? null : compareBox(moved, after);
      if (finding) found.push(finding);
      else if (moved.since.facts > 0) await keepBox(this.database, moved.packId, after);
    }
    return { found, hasMore };
  }

  /**
   * Compares boxes one by one if they cannot be read together. An unreadable box does not prevent the comparison of
   * others.
   */
  private async *oneByOne(): AsyncGenerator<readonly Finding[]> {
    for (let last = ''; ; ) {
      const end = this.pace.begin();
      const [packId] = (await packAfter(this.database, last)).keys();
      if (packId === undefined) return;
      for (let hasMore = true; hasMore; ) {
        const held = await unlessUnreadable(async () =>
          this.hold([await boxSince(this.database, packId, null)].flatMap((box) => box ?? [])),
        );
        yield held?.found ?? [unreadable('box', packId, null)];
        hasMore = held?.hasMore ?? false;
      }
      last = packId;
      await end();
    }
  }

  /** Recomputes one box from its first event, without trusting earlier verifications. */
  async proveAnew(packId: string): Promise<readonly Finding[]> {
    return (await unlessUnreadable(() => this.prove(packId))) ?? [unreadable('box', packId, null)];
  }

  private async prove(packId: string): Promise<readonly Finding[]> {
    let proven: SealedBox | null = null;
    for (;;) {
      const end = this.pace.begin();
      const moved = await boxSince(this.database, packId, proven?.version ?? 0);
      if (!moved) return [];
      const after: SealedBox = boxAfter({ ...moved, proven });
      if (moved.since.facts === 0 || after.version >= (moved.found?.version ?? 0))
        return [compareBox(moved, after)].flatMap((finding) => finding ?? []);
      proven = after;
      await end();
    }
  }
}
