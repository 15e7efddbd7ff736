import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { ClosedAccounts, type Traits } from '../rows/closed-accounts.rows.js';
import type { BirthdayGiven } from '../streams/member.events.js';
import { type Bond, OUTLIVES } from '../streams/what-binds.js';

/** Closed accounts that belong to the same person as a member. */
export interface Reunion {
  readonly memberId: string;
  /** Ids of accounts that were not matched with this member before. */
  readonly formerIds: readonly string[];
  /** Ids of the accounts whose bonds no later one of these accounts has taken over. */
  readonly latestIds: readonly string[];
  /** The traits by which the accounts were matched. */
  readonly traits: Traits;
}

/** The results of carrying bonds over. */
export interface Carried {
  /** Events of the membership, which the caller appends with its own. */
  readonly facts: readonly BirthdayGiven[];
  /** Writes the rest once the member is written. */
  readonly write: () => void;
}

const NOTHING_CARRIED: Carried = { facts: [], write: () => undefined };

/**
 * Carries what binds a person from their closed accounts to the present one. Each module registers a keeper for its own bonds.
 */
@Injectable()
export class PersonBonds implements OnApplicationBootstrap {
  private readonly keepers: BondKeeper[] = [];

  constructor(private readonly accounts: ClosedAccounts) {}

  add(keeper: BondKeeper): void {
    this.keepers.push(keeper);
  }

  /** Returns the locks under which bonds are carried over, apart from the member's. */
  locksOf(memberId: string): string[] {
    return this.keepers.flatMap((keeper) => keeper.locksOf(memberId));
  }

  /**
   * Finds the closed accounts with this mail address or phone number, and binds the member as their person was bound. The
   * transaction holds the locks and has written nothing yet: a failing write would hide its cause from the store.
   */
  async carry(
    tx: StoreTransaction,
    context: CommandContext,
    person: Omit<Reunion, 'formerIds' | 'latestIds'>,
  ): Promise<Carried> {
    const { memberId, traits } = person;
    const former = await this.accounts.formerOf(tx, memberId, traits);
    if (former.length === 0) return NOTHING_CARRIED;
    const formerIds = former.map(({ id }) => id);
    const latestIds = former.filter(({ isSucceeded }) => !isSucceeded).map(({ id }) => id);
    const reunion = { ...person, formerIds, latestIds };
    const all: Carried[] = [];
    for (const keeper of this.keepers) all.push(await keeper.carry(tx, context, reunion));
    return {
      facts: all.flatMap(({ facts }) => facts),
      write: () => {
        this.accounts.noteFormer(tx, memberId, formerIds);
        for (const { write } of all) write();
      },
    };
  }

  /** @throws Error for a bond that is carried over but that no module keeps */
  onApplicationBootstrap(): void {
    const kept = new Set(this.keepers.flatMap(({ bonds }) => bonds));
    const loose = (Object.keys(OUTLIVES) as Bond[]).filter(
      (bond) => OUTLIVES[bond] === 'carried-over' && !kept.has(bond),
    );
    if (this.isWhole && loose.length > 0) throw new Error(`nobody carries over: ${loose.join(', ')}`);
  }

  /** Returns false in a process or a test that runs the members' module alone. */
  private get isWhole(): boolean {
    return this.keepers.length > 1;
  }
}

/** One module's bonds of a person, which it carries over to a new account. */
@Injectable()
export abstract class BondKeeper implements OnModuleInit {
  abstract readonly bonds: readonly Bond[];

  constructor(private readonly all: PersonBonds) {}

  onModuleInit(): void {
    this.all.add(this);
  }

  locksOf(_memberId: string): readonly string[] {
    return [];
  }

  /** Carries over the bonds of this module; see `PersonBonds.carry`. */
  abstract carry(tx: StoreTransaction, context: CommandContext, reunion: Reunion): Promise<Carried>;
}
