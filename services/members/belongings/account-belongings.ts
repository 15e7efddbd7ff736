import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ClosedAccount } from '../rows/closed-accounts.rows.js';

/** The number of open things of each kind that keep a member from leaving. */
export interface Ties {
  /** Undecided cards. */
  readonly cards: number;
  /** Parcels not handed over yet, or in transit. */
  readonly parcels: number;
  /** Payments that are open, or whose money is to be refunded. */
  readonly payments: number;
  /** Unfinished transfers of points from or to a partner site. */
  readonly transfers: number;
}

/**
 * The progress of a module's erasure: `all`, or the time of the next step. A time in the past means that another batch is left.
 */
export type Erased = 'all' | Date;

/** The maximum number of rows erased in one batch. */
export const ERASED_IN_A_PIECE = 1000;

/**
 * The registry of modules that keep something of a member. They register themselves, because the members' module must not
 * depend on them.
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

  /**
   * Returns the points that the member may still receive from all modules; the wallet's own points are not included.
   */
  async pointsIn(tx: StoreTransaction, memberId: string): Promise<number> {
    let sum = 0;
    for (const one of this.all) sum += await one.pointsIn(tx, memberId);
    return sum;
  }

  /** Erases one batch of each module's data. @returns when to continue, or `all` when nothing is left */
  async erase(tx: StoreTransaction, account: ClosedAccount): Promise<Erased> {
    let soonest: Erased = 'all';
    for (const one of this.all) {
      const erased = await one.erase(tx, account);
      if (erased !== 'all' && (soonest === 'all' || erased < soonest)) soonest = erased;
    }
    return soonest;
  }
}

/** One module's data about a member. It registers itself in `AccountBelongings`. */
@Injectable()
export abstract class Belongings implements OnModuleInit {
  constructor(private readonly all: AccountBelongings) {}

  onModuleInit(): void {
    this.all.add(this);
  }

  /**
   * Returns the locks under which `tiesOf` is exact, apart from those of the member and the wallet. There are few of them for
   * any member.
   */
  locksOf(_memberId: string): readonly string[] {
    return [];
  }

  async tiesOf(_tx: StoreTransaction, _memberId: string): Promise<Partial<Ties>> {
    return {};
  }

  /** Does the same as `AccountBelongings.pointsIn` for this module. */
  async pointsIn(_tx: StoreTransaction, _memberId: string): Promise<number> {
    return 0;
  }

  /** Erases one batch of the personal data of a member who has left. Repeating it changes nothing. */
  abstract erase(tx: StoreTransaction, account: ClosedAccount): Promise<Erased>;
}
