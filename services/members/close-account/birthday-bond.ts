import { Injectable } from '@nestjs/common';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { BondKeeper, type Carried, PersonBonds, type Reunion } from '../belongings/person-bonds.js';
import { birthdayOf, forgetBirthday, keepBirthday } from '../rows/birthdays.rows.js';
import { ClosedAccounts } from '../rows/closed-accounts.rows.js';

/**
 * Carries the birthday to a new account. It was encrypted at the closing, and only the person's mail address or phone number
 * decrypts it.
 */
@Injectable()
export class BirthdayBond extends BondKeeper {
  readonly bonds = ['birthday'] as const;

  constructor(
    all: PersonBonds,
    private readonly accounts: ClosedAccounts,
  ) {
    super(all);
  }

  async carry(
    tx: StoreTransaction,
    _context: CommandContext,
    { memberId, formerIds, traits }: Reunion,
  ): Promise<Carried> {
    const birthday = await this.accounts.birthdayIn(tx, formerIds, traits);
    const knownBirthday = await birthdayOf(tx, memberId);
    if (birthday === null || birthday === knownBirthday) return { facts: [], write: () => undefined };
    return {
      facts: knownBirthday === null ? [{ type: 'BirthdayGiven', data: { memberId } }] : [],
      write: () => {
        forgetBirthday(tx, memberId);
        keepBirthday(tx, memberId, birthday);
      },
    };
  }
}
