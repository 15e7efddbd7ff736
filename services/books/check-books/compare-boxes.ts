import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { boxSince, keepBox, movedBoxes, packAfter } from '../rows/box-books.rows.js';
import { boxAfter, compareBox, type SealedBox } from '../streams/box-books.js';
import { type Finding, unreadable } from '../streams/finding.js';
import { unlessUnreadable } from '../streams/unreadable.js';

/** After a portion others have their turn, this many times as long. */
const REST = 2;

/** Holds every box against its facts. */
@Injectable()
export class CompareBoxes {
  constructor(private readonly database: Database) {}

  /** What differs. */
  async *compare(): AsyncGenerator<readonly Finding[]> {
    for (;;) {
      const began = performance.now();
      const moved = await unlessUnreadable(() => this.moved());
      if (!moved) {
        yield* this.proveEach();
        return;
      }
      yield moved.found;
      if (!moved.hasMore) return;
      await pause(REST * (performance.now() - began));
    }
  }

  private async moved(): Promise<{ readonly found: readonly Finding[]; readonly hasMore: boolean }> {
    const found: Finding[] = [];
    let hasMore = false;
    for (const moved of await movedBoxes(this.database)) {
      const after = boxAfter(moved);
      const isUnfinished = moved.since.facts > 0 && after.version < (moved.found?.version ?? 0);
      hasMore ||= isUnfinished;
      const finding = isUnfinished ? null : compareBox(moved, after);
      if (finding) found.push(finding);
      else if (moved.since.facts > 0) await keepBox(this.database, moved.packId, after);
    }
    return { found, hasMore };
  }

  /** One box after the other, where not all can be read at once. */
  private async *proveEach(): AsyncGenerator<readonly Finding[]> {
    for (let last = ''; ; ) {
      const [packId] = (await packAfter(this.database, last)).keys();
      if (packId === undefined) return;
      yield await this.proveAnew(packId);
      last = packId;
    }
  }

  /** What differs of one box, worked out from its first fact: of nothing that was proven before is anything believed. */
  async proveAnew(packId: string): Promise<readonly Finding[]> {
    return (await unlessUnreadable(() => this.prove(packId))) ?? [unreadable('box', packId, null)];
  }

  private async prove(packId: string): Promise<readonly Finding[]> {
    let proven: SealedBox | null = null;
    for (;;) {
      const began = performance.now();
      const moved = await boxSince(this.database, packId, proven?.version ?? 0);
      if (!moved) return [];
      const after: SealedBox = boxAfter({ ...moved, proven });
      if (moved.since.facts === 0 || after.version >= (moved.found?.version ?? 0))
        return [compareBox(moved, after)].flatMap((finding) => finding ?? []);
      proven = after;
      await pause(REST * (performance.now() - began));
    }
  }
}
