import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { loadRecomputeCursor, type RecomputeCursor, saveRecomputeCursor } from '../rows/book-state.rows.js';
import { findNextPack } from '../rows/box-books.rows.js';
import { FIRST_MEMBER, loadMembersAfter } from '../rows/wallet-books.rows.js';
import type { Finding } from '../streams/finding.js';
import { CompareBoxes } from './compare-boxes.js';
import { CompareWallets } from './compare-wallets.js';
import { Pace } from './pace.js';

/** Number of events recomputed in a minute, for wallets and for boxes each: a tenth of a second. */
const FACTS = 30_000;
/** The cost of a wallet or a box besides its events, measured in events. */
const EACH = { member: 10, pack: 500 };

interface Step {
  readonly findings: readonly Finding[];
  /** The versions that were checked, by id; empty after the end. */
  readonly versions: ReadonlyMap<string, number>;
}

/**
 * Recomputes wallets and boxes from their first events, some each minute, in an endless cycle. Verified values are
 * stored in rows, too, which an intruder may change as well.
 */
@Injectable()
export class RecomputeBooks {
  /** The events left in this minute's budget; negative if one box has more than that. */
  private readonly left = { member: 0, pack: 0 };

  constructor(
    private readonly database: Database,
    private readonly wallets: CompareWallets,
    private readonly boxes: CompareBoxes,
    private readonly pace: Pace,
  ) {}

  /** Yields the differences. */
  async *recompute(): AsyncGenerator<readonly Finding[]> {
    const place = await loadRecomputeCursor(this.database);
    yield* this.follow('member', place.member, async (after) => {
      const versions = await loadMembersAfter(this.database, after || FIRST_MEMBER);
      return { versions, findings: await this.wallets.recompute([...versions.keys()]) };
    });
    yield* this.follow('pack', place.pack, async (after) => {
      const versions = await findNextPack(this.database, after);
      const [packId] = versions.keys();
      return { versions, findings: packId === undefined ? [] : await this.boxes.recompute(packId) };
    });
  }

  /** Continues from a position, at most to the end. */
  private async *follow(
    of: keyof RecomputeCursor,
    from: string,
    step: (after: string) => Promise<Step>,
  ): AsyncGenerator<readonly Finding[]> {
    this.left[of] = Math.min(FACTS, this.left[of] + FACTS);
    for (let place = from; this.left[of] > 0; ) {
      const end = this.pace.begin();
      const { versions, findings } = await step(place);
      for (const version of versions.values()) this.left[of] -= version + EACH[of];
      place = [...versions.keys()].at(-1) ?? '';
      await saveRecomputeCursor(this.database, of, place);
      if (findings.length > 0) yield findings;
      if (place === '') return;
      await end();
    }
  }
}
