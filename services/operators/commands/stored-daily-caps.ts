import { Injectable } from '@nestjs/common';
import type { Setting } from '../../kernel/setting.js';
import { toTokyoDate } from '../../kernel/time.js';
import { Settings } from '../../platform/settings.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { dailyGrants, dailyReceipts, dailyRefunds } from '../operator-settings.js';
import { addToDay, holdDay, sharingCapsWith } from '../rows/sums-of-days.rows.js';
import type { DailyCap, Worth } from '../streams/approval.js';
import { APPROVER_WAIT_MS, SHARED_CAPS_MS } from '../streams/approver.js';
import type { Operator } from '../streams/operator.js';

const SETTINGS: Readonly<Record<DailyCap, Setting<number>>> = {
  grants: dailyGrants,
  refunds: dailyRefunds,
  receipts: dailyReceipts,
};

/** How much one operator does on a day of Tokyo without a second operator; each unit by itself. */
@Injectable()
export class DailyCaps {
  constructor(private readonly settings: Settings) {}

  /**
   * What the operator may still do today. Two of an operator's commands at once are counted one after the other: the day's sum is
   * held until the transaction ends. Accounts that have lately come from one owner's hands share it with theirs.
   */
  async leftOf(tx: StoreTransaction, { operatorId }: Operator, cap: DailyCap, unit: Worth['unit']): Promise<number> {
    // `approves_from` is a wait after the account changed hands.
    const since = new Date(tx.now.getTime() + APPROVER_WAIT_MS - SHARED_CAPS_MS);
    let done = 0;
    for (const id of await sharingCapsWith(tx, operatorId, since))
      done += await holdDay(tx, { operatorId: id, day: toTokyoDate(tx.now), cap, unit });
    return Math.max(0, this.settings.get(SETTINGS[cap]) - done);
  }

  /** Counts what is carried out, in a transaction that has asked what is left. */
  count(tx: StoreTransaction, { operatorId }: Operator, cap: DailyCap, { value, unit }: Worth): void {
    addToDay(tx, { operatorId, day: toTokyoDate(tx.now), cap, unit }, value);
  }
}
