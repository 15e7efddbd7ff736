import { Injectable } from '@nestjs/common';
import type { Setting } from '../../kernel/setting.js';
import { toTokyoDate } from '../../kernel/time.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { DailyCaps } from '../../platform/console-api/commands/daily-caps.js';
import type { DailyCap, Worth } from '../../platform/console-api/commands/worth.js';
import { Settings } from '../../platform/settings.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { dailyGrants, dailyReceipts, dailyRefunds } from '../operator-settings.js';
import { addToDay, holdDay, loadAccountsSharingCaps } from '../rows/sums-of-days.rows.js';
import { APPROVER_WAIT_MS, SHARED_CAPS_MS } from '../streams/approver.js';

const SETTINGS: Readonly<Record<DailyCap, Setting<number>>> = {
  grants: dailyGrants,
  refunds: dailyRefunds,
  receipts: dailyReceipts,
};

/** Stores the sums of each operator and day in rows that are locked during a decision. */
@Injectable()
export class StoredDailyCaps extends DailyCaps {
  constructor(private readonly settings: Settings) {
    super();
  }

  async leftOf(tx: StoreTransaction, { operatorId }: Operator, cap: DailyCap, unit: Worth['unit']): Promise<number> {
    // `approves_from` is the wait after the account was created or reset.
    const since = new Date(tx.now.getTime() + APPROVER_WAIT_MS - SHARED_CAPS_MS);
    let done = 0;
    for (const id of await loadAccountsSharingCaps(tx, operatorId, since))
      done += await holdDay(tx, { operatorId: id, day: toTokyoDate(tx.now), cap, unit });
    return Math.max(0, this.settings.get(SETTINGS[cap]) - done);
  }

  count(tx: StoreTransaction, { operatorId }: Operator, cap: DailyCap, { value, unit }: Worth): void {
    addToDay(tx, { operatorId, day: toTokyoDate(tx.now), cap, unit }, value);
  }
}
