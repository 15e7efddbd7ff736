import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  FIRST_MEMBER,
  findBatchEnd,
  findMovedMembers,
  keepWallets,
  LAST_MEMBER,
  loadWallets,
  type MovedWallet,
  type ProvenWallet,
  WALLETS,
} from '../rows/wallet-books.rows.js';
import { buildUnreadable, type Finding } from '../streams/finding.js';
import { tryRead } from '../streams/unreadable.js';
import { compareWallet, computeBooks, NO_BOOKS, type WalletBooks } from '../streams/wallet-books.js';
import { Pace } from './pace.js';

interface Judged {
  readonly proven: ProvenWallet[];
  readonly findings: Finding[];
  /** Members with more new events than one step reads. */
  readonly unfinished: string[];
}

/** Compares members whose events were all read. A member with a difference is not stored as verified. */
const judge = (moved: readonly MovedWallet[]): Judged => {
  const judged: Judged = { proven: [], findings: [], unfinished: [] };
  for (const { memberId, actual, proven, turnover } of moved) {
    const after = computeBooks(memberId, proven, turnover);
    const isUnfinished = turnover.facts > 0 && after.version < (actual?.version ?? 0);
    const finding = isUnfinished ? null : compareWallet(memberId, after, actual ?? NO_BOOKS);
    if (finding) judged.findings.push(finding);
    else if (turnover.facts > 0) judged.proven.push({ memberId, before: proven, after });
    if (isUnfinished) judged.unfinished.push(memberId);
  }
  return judged;
};

/**
 * Compares every member's wallet, lots and debt with the lines of the log. One statement covers all unchanged members.
 */
@Injectable()
export class CompareWallets {
  constructor(
    private readonly database: Database,
    private readonly pace: Pace,
  ) {}

  /** Yields the differences, a batch of members at a time. */
  async *compare(): AsyncGenerator<readonly Finding[]> {
    for (let after = FIRST_MEMBER; after !== LAST_MEMBER; ) {
      const end = this.pace.begin();
      const to = await findBatchEnd(this.database, after);
      const moved = await findMovedMembers(this.database, after, to);
      for (let i = 0; i < moved.length; i += WALLETS)
        yield await this.oneByOne(moved.slice(i, i + WALLETS), (ids) =>
          this.prove(ids, undefined, (proven) => keepWallets(this.database, proven)),
        );
      after = to;
      await end();
    }
  }

  /** Recomputes some members' wallets from their first events, without trusting earlier verifications. */
  recompute(memberIds: readonly string[]): Promise<readonly Finding[]> {
    return this.oneByOne(memberIds, (ids) => {
      const books = new Map<string, WalletBooks>(ids.map((id) => [id, NO_BOOKS]));
      return this.prove(ids, books, async (proven) => {
        for (const { memberId, after } of proven) books.set(memberId, after);
      });
    });
  }

  /** Reports an unreadable member as a finding, without preventing the comparison of others. */
  private async oneByOne(
    memberIds: readonly string[],
    prove: (memberIds: readonly string[]) => Promise<readonly Finding[]>,
  ): Promise<readonly Finding[]> {
    const all = await tryRead(() => prove(memberIds));
    if (all) return all;
    const findings: Finding[] = [];
    for (const id of memberIds)
      findings.push(...((await tryRead(() => prove([id]))) ?? [buildUnreadable('wallet', id, id)]));
    return findings;
  }

  /**
   * Recomputes wallets.
   *
   * @param from the starting point of each member, as `loadWallets` takes it
   * @param keep stores what was verified, from which the next step continues
   */
  private async prove(
    memberIds: readonly string[],
    from: ReadonlyMap<string, WalletBooks> | undefined,
    keep: (proven: readonly ProvenWallet[]) => Promise<void>,
  ): Promise<readonly Finding[]> {
    const findings: Finding[] = [];
    for (let ids = memberIds; ids.length > 0; ) {
      const judged = judge(await loadWallets(this.database, ids, from));
      await keep(judged.proven);
      findings.push(...judged.findings);
      ids = judged.unfinished;
    }
    return findings;
  }
}
