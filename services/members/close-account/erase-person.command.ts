import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { AccountBelongings } from '../belongings/account-belongings.js';
import { ClosedAccounts } from '../rows/closed-accounts.rows.js';
import { ERASURE } from '../streams/deadlines.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';

/**
 * Erases one batch of the data of members who have left, and schedules the next. @returns the number of members processed
 */
export class ErasePerson extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly store: EventStore,
    private readonly belongings: AccountBelongings,
    private readonly accounts: ClosedAccounts,
  ) {}

  execute({ due, lockMode }: ErasePerson): Promise<number> {
    return settleInBatches(this.store, due, lockMode, {
      streamsOf: (batch) => batch.map(({ streamId }) => streamId),
      prepare: prepareNothing,
      work: (tx, batch) => this.erase(tx, batch),
    });
  }

  private async erase(tx: StoreTransaction, due: readonly Due[]): Promise<number> {
    const memberIds = due.map(({ streamId }) => subjectOf(memberStream, streamId));
    for (const account of await this.accounts.toErase(tx, memberIds)) {
      const { memberId } = account;
      const next = await this.belongings.erase(tx, account);
      if (next === 'all') this.accounts.noteErased(tx, memberId);
      else tx.setDeadline({ kind: ERASURE, streamId: memberStreamOf(memberId), ref: '', owner: '', dueAt: next });
    }
    tx.clearDeadline(...due);
    return due.length;
  }
}

export const erasePersonWhenDue: Timer = {
  kind: ERASURE,
  command: (due, lockMode) => new ErasePerson(due, lockMode),
};
