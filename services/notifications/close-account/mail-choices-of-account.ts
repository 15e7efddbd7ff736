import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetMailChoices } from '../rows/mail-choices.rows.js';
import { forgetDevices } from '../rows/push-devices.rows.js';
import { forgetReminded } from '../rows/reminders.rows.js';

/**
 * Deletes a closed account's mail choices, reminders and devices. Notifications hold no personal data; they expire after a year.
 */
@Injectable()
export class MailChoicesOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    forgetMailChoices(tx, memberId);
    forgetReminded(tx, memberId);
    forgetDevices(tx, memberId);
    return 'all';
  }
}
