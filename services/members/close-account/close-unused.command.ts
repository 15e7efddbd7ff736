import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { Config } from '../../platform/config.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Ties } from '../belongings/account-belongings.js';
import { closeUnusedAccounts } from '../member-settings.js';
import { recipientOf } from '../rows/profiles.rows.js';
import { findHeldMembers } from '../rows/standing.rows.js';
import {
  forgetUnused,
  lastUsesOf,
  loadWarnings,
  lookAtUse,
  saveUnused,
  stopLookingAtUse,
  type UnusedAccount,
} from '../rows/unused-accounts.rows.js';
import { UNUSED_ACCOUNT } from '../streams/deadlines.js';
import { memberStream } from '../streams/member.state.js';
import { type Hindrance, stepOf, type Unused, type UnusedStep, type Warned } from '../streams/unused.js';
import { AccountClosing } from './account-closing.js';
import type { CloseAccountRefused } from './close-account.decide.js';
import { buildUnusedAccountMail } from './unused-account.mail.js';

/**
 * Checks accounts that may be unused: notifies their members or closes them. @returns the number of accounts checked
 */
export class CloseUnused extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

const NOTHING_DONE: Warned = { keptAt: null, notifiedAt: null, notifiedAgainAt: null, closesAt: null };

@CommandHandler(CloseUnused)
export class CloseUnusedHandler implements ICommandHandler<CloseUnused> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: Settings,
    private readonly closing: AccountClosing,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  execute({ due, lockMode }: CloseUnused): Promise<number> {
    return settleInBatches(this.store, due, lockMode, {
      streamsOf: (batch) => memberIdsOf(batch).flatMap((memberId) => this.closing.locksOf(memberId)),
      prepare: prepareNothing,
      work: (tx, batch) => this.look(tx, memberIdsOf(batch)),
    });
  }

  private async look(tx: StoreTransaction, memberIds: readonly string[]): Promise<number> {
    const uses = await lastUsesOf(tx, memberIds);
    const warned = await loadWarnings(tx, memberIds);
    const held = await findHeldMembers(tx, memberIds);
    const isOn = this.settings.get(closeUnusedAccounts);
    for (const memberId of memberIds) {
      const usedAt = uses.get(memberId);
      // Members who have left have no such row.
      if (!usedAt) stopLookingAtUse(tx, memberId);
      else
        await this.take(tx, memberId, {
          usedAt,
          warned: warned.get(memberId) ?? null,
          isBarred: held.has(memberId),
          isOn,
        });
    }
    return memberIds.length;
  }

  private async take(tx: StoreTransaction, memberId: string, unused: Unused): Promise<void> {
    const next = stepOf(unused, tx.now);
    lookAtUse(tx, memberId, next.lookAt);
    if (next.step === 'used') return forgetUnused(tx, memberId);
    const known = { ...NOTHING_DONE, ...unused.warned, usedAt: unused.usedAt, heldBy: [] };
    if (next.step === 'tell' || next.step === 'tell-again') return this.notify(tx, memberId, known, next);
    if (next.step !== 'close')
      return saveUnused(tx, memberId, { ...known, heldBy: next.step === 'hold' ? ['barred'] : [] });
    const context = { commandId: `unused-account/${memberId}`, actor: 'clock' };
    const refusal = await this.closing.close(tx, context, { memberId, because: 'unused', announced: null });
    if (refusal) saveUnused(tx, memberId, { ...known, closesAt: next.lookAt, heldBy: hindrancesIn(refusal) });
  }

  private async notify(
    tx: StoreTransaction,
    memberId: string,
    known: UnusedAccount,
    { step, closesAt }: Extract<UnusedStep, { closesAt: Date }>,
  ): Promise<void> {
    const times = step === 'tell' ? { notifiedAt: tx.now, notifiedAgainAt: null } : { notifiedAgainAt: tx.now };
    saveUnused(tx, memberId, { ...known, ...times, closesAt });
    const mail = buildUnusedAccountMail(await recipientOf(tx, memberId), closesAt, this.config.publicUrl);
    this.mailer.queue(tx, `unused-account/${memberId}/${step}/${closesAt.getTime()}`, mail);
  }
}

const hindrancesIn = (refusal: CloseAccountRefused): Hindrance[] => {
  if (refusal.code !== 'Tied') return [];
  const { code: _, owes, ...ties } = refusal;
  const counts = Object.entries(ties) as [keyof Ties, number][];
  return [...(owes ? ['owes' as const] : []), ...counts.flatMap(([tie, count]) => (count > 0 ? [tie] : []))];
};

const memberIdsOf = (due: readonly Due[]): string[] => due.map(({ streamId }) => subjectOf(memberStream, streamId));

export const closeUnusedWhenDue: Timer = {
  kind: UNUSED_ACCOUNT,
  command: (due, lockMode) => new CloseUnused(due, lockMode),
};
