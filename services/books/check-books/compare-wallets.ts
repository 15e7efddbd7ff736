import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  FIRST_MEMBER,
  keepWallets,
  LAST_MEMBER,
  loadWallets,
  type MovedWallet,
  movedMembers,
  nextMembers,
  type ProvenWallet,
  WALLETS,
} from '../rows/wallet-books.rows.js';
import { type Finding, unreadable } from '../streams/finding.js';
import { unlessUnreadable } from '../streams/unreadable.js';
import { booksAfter, compareWallet, NO_BOOKS, type WalletBooks } from '../streams/wallet-books.js';
import { Pace } from './pace.js';

interface Judged {
  readonly proven: ProvenWallet[];
  readonly found: Finding[];
  /** Those of whom more was recorded than was taken in at once. */
  readonly unfinished: string[];
}

/** A member whose facts are not all taken in yet is compared when they are; nothing is kept of one that differs. */
const judge = (moved: readonly MovedWallet[]): Judged => {
  const judged: Judged = { proven: [], found: [], unfinished: [] };
  for (const { memberId, found, proven, turnover } of moved) {
    const after = booksAfter(memberId, proven, turnover);
    const isUnfinished = turnover.facts > 0 && after.version < (found?.version ?? 0);
    const finding = isUnfinished ? null : compareWallet(memberId, after, found ?? NO_BOOKS);
    if (finding) judged.found.push(finding);
    else if (turnover.facts > 0) judged.proven.push({ memberId, before: proven, after });
    if (isUnfinished) judged.unfinished.push(memberId);
  }
  return judged;
};

/** Holds every member's wallet, lots and debt against the lines of the log: those of which nothing has moved by one statement. */
@Injectable()
export class CompareWallets {
  constructor(
    private readonly database: Database,
    private readonly pace: Pace,
  ) {}

  /** What differs, a portion of members at a time. */
  async *compare(): AsyncGenerator<readonly Finding[]> {
    for (let after = FIRST_MEMBER; after !== LAST_MEMBER; ) {
      const end = this.pace.begin();
      const to = await nextMembers(this.database, after);
      const moved = await movedMembers(this.database, after, to);
      for (let i = 0; i < moved.length; i += WALLETS)
        yield await this.oneByOne(moved.slice(i, i + WALLETS), (ids) =>
          this.prove(ids, undefined, (proven) => keepWallets(this.database, proven)),
        );
      after = to;
      await end();
    }
  }

  /** What differs of some members, worked out from their first facts: of nothing that was proven before is anything believed. */
  proveAnew(memberIds: readonly string[]): Promise<readonly Finding[]> {
    return this.oneByOne(memberIds, (ids) => {
      const books = new Map<string, WalletBooks>(ids.map((id) => [id, NO_BOOKS]));
      return this.prove(ids, books, async (proven) => {
        for (const { memberId, after } of proven) books.set(memberId, after);
      });
    });
  }

  /** A member whose facts cannot be read is found by themselves, and keeps nobody else from being compared. */
  private async oneByOne(
    memberIds: readonly string[],
    prove: (memberIds: readonly string[]) => Promise<readonly Finding[]>,
  ): Promise<readonly Finding[]> {
    const all = await unlessUnreadable(() => prove(memberIds));
    if (all) return all;
    const found: Finding[] = [];
    for (const id of memberIds)
      found.push(...((await unlessUnreadable(() => prove([id]))) ?? [unreadable('wallet', id, id)]));
    return found;
  }

  /** @param from where to begin, as `loadWallets` takes it @param keep takes what was proven, which is gone on from */
  private async prove(
    memberIds: readonly string[],
    from: ReadonlyMap<string, WalletBooks> | undefined,
    keep: (proven: readonly ProvenWallet[]) => Promise<void>,
  ): Promise<readonly Finding[]> {
    const found: Finding[] = [];
    for (let ids = memberIds; ids.length > 0; ) {
      const judged = judge(await loadWallets(this.database, ids, from));
      await keep(judged.proven);
      found.push(...judged.found);
      ids = judged.unfinished;
    }
    return found;
  }
}
