import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ClosedAccount } from '../rows/closed-accounts.rows.js';

/** What keeps a member from leaving: how many there are of each. */
export interface Ties {
  /** Undecided. */
  readonly cards: number;
  /** Not handed over, or on their way. */
  readonly parcels: number;
  /** Open, or with money that is to go back. */
  readonly payments: number;
  /** Of points, from or to a partner site, without an end. */
  readonly transfers: number;
}

/**
 * Whether a part has erased all that it had of a person, or when it is to be asked again: a moment that has come says that
 * there is more than one piece.
 */
export type Erased = 'all' | Date;

/** So many rows are erased in one piece, at the most. */
export const ERASED_IN_A_PIECE = 1000;

/**
 * Which parts keep something of a member. They are told of here by themselves, because the part of the members is below
 * theirs and does not know them.
 */
@Injectable()
export class AccountBelongings {
  private readonly all: Belongings[] = [];

  add(belongings: Belongings): void {
    this.all.push(belongings);
  }

  locksOf(memberId: string): string[] {
    return this.all.flatMap((one) => one.locksOf(memberId));
  }

  async tiesOf(tx: StoreTransaction, memberId: string): Promise<Ties> {
    let ties: Ties = { cards: 0, parcels: 0, payments: 0, transfers: 0 };
    for (const one of this.all) ties = { ...ties, ...(await one.tiesOf(tx, memberId)) };
    return ties;
  }

  /** Points that all of it comes to which the member may still have as points; the wallet's own are not among them. */
  async pointsIn(tx: StoreTransaction, memberId: string): Promise<number> {
    let sum = 0;
    for (const one of this.all) sum += await one.pointsIn(tx, memberId);
    return sum;
  }

  /** Erases a piece of what each part has. @returns when to go on; `all` when nothing is left */
  async erase(tx: StoreTransaction, account: ClosedAccount): Promise<Erased> {
    let soonest: Erased = 'all';
    for (const one of this.all) {
      const erased = await one.erase(tx, account);
      if (erased !== 'all' && (soonest === 'all' || erased < soonest)) soonest = erased;
    }
    return soonest;
  }
}

/** What a part keeps of a member; it tells of itself. */
@Injectable()
export abstract class Belongings implements OnModuleInit {
  constructor(private readonly all: AccountBelongings) {}

  onModuleInit(): void {
    this.all.add(this);
  }

  /** The locks under which `tiesOf` is exact, besides those of the member and of the wallet; few, whatever the member has. */
  locksOf(_memberId: string): readonly string[] {
    return [];
  }

  async tiesOf(_tx: StoreTransaction, _memberId: string): Promise<Partial<Ties>> {
    return {};
  }

  /** As `AccountBelongings.pointsIn`, of this part. */
  async pointsIn(_tx: StoreTransaction, _memberId: string): Promise<number> {
    return 0;
  }

  /** Erases a piece of what tells who a member was that has left; the same piece again changes nothing. */
  abstract erase(tx: StoreTransaction, account: ClosedAccount): Promise<Erased>;
}
