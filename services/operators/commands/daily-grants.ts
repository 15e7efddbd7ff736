import { Injectable } from '@nestjs/common';
import { tokyoDate } from '../../kernel/time.js';
import { Settings } from '../../platform/settings.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { dailyGrants } from '../operator-settings.js';
import { countGrant, givenOn } from '../rows/grants-of-days.rows.js';
import type { Operator } from '../streams/operator.js';

type Unit = 'points' | 'coins';

/** How much an operator gives to members on a day of Tokyo without a second operator; points and coins each. */
@Injectable()
export class DailyGrants {
  constructor(private readonly settings: Settings) {}

  /** Held by whoever counts, so that two grants of an operator at once are counted one after the other. */
  lockOf({ operatorId }: Operator): string {
    return `grants-of-${operatorId}`;
  }

  /** What the operator may still give today, in a transaction that holds the lock. */
  async leftOf(tx: StoreTransaction, { operatorId }: Operator, unit: Unit): Promise<number> {
    const given = await givenOn(tx, operatorId, tokyoDate(tx.now), unit);
    return Math.max(0, this.settings.get(dailyGrants) - given);
  }

  /** Counts a grant that is made, under the same lock. */
  count(tx: StoreTransaction, { operatorId }: Operator, unit: Unit, amount: number): void {
    countGrant(tx, operatorId, tokyoDate(tx.now), unit, amount);
  }
}
