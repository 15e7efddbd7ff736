import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, ERASED_IN_A_PIECE, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { eraseContacts } from '../rows/contacts.rows.js';

/** Erases the text and personal data of a member's contacts. The rows stay, with their times. */
@Injectable()
export class ContactsOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, account: ClosedAccount): Promise<Erased> {
    return (await eraseContacts(tx, account, ERASED_IN_A_PIECE)) < ERASED_IN_A_PIECE ? 'all' : tx.now;
  }
}
