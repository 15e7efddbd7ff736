import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decision } from '../../kernel/decision.js';
import { eventIdOf } from '../../kernel/ids.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type WalletEvent, walletStreamOf } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';
import { loadWallets, WalletChanges } from '../wallets.js';
import { decideGrantCoins, decideGrantPoints, type Grant, type GrantRefused } from './grant-points.decide.js';

export interface GrantRequest {
  readonly memberId: string;
  readonly amount: number;
  readonly memo: string;
  readonly actor: string;
  readonly commandId: string;
}

/** What a grant came to: the balance after it, a refusal, or null for a member without a wallet. */
export type Granted = { readonly balance: number } | { readonly refusal: GrantRefused } | null;

type WorkInTransaction = (tx: StoreTransaction) => void;

/** Gives a member points; `also` is written in the same transaction. */
export class GrantPoints extends Command<Granted> {
  constructor(
    readonly request: GrantRequest,
    readonly also: WorkInTransaction = () => undefined,
  ) {
    super();
  }
}

/** Gives a member coins; `also` is written in the same transaction. */
export class GrantCoins extends Command<Granted> {
  constructor(
    readonly request: GrantRequest,
    readonly also: WorkInTransaction = () => undefined,
  ) {
    super();
  }
}

const grant = (
  store: EventStore,
  { request, also }: GrantPoints | GrantCoins,
  decide: (wallet: Wallet, grant: Grant) => Decision<WalletEvent, GrantRefused>,
  balanceOf: (wallet: Wallet) => number,
): Promise<Granted> => {
  const { memberId, amount, memo, actor, commandId } = request;
  return store.transact([walletStreamOf(memberId)], async (tx) => {
    const changes = new WalletChanges(await loadWallets(tx, new Map([[memberId, 0]])));
    const wallet = changes.of(memberId);
    if (!wallet) return null;
    const decision = decide(wallet, { grantId: eventIdOf(commandId, 0), amount, memo, now: tx.now });
    if (decision.refusal) return { refusal: decision.refusal };
    for (const event of decision.events) {
      const expectedVersion = changes.record(memberId, event);
      tx.append(
        { commandId, actor },
        { streamId: walletStreamOf(memberId), expectedVersion, partitionKey: memberId, events: [event] },
      );
    }
    changes.save(tx);
    also(tx);
    return { balance: balanceOf(changes.of(memberId)!) };
  });
};

@CommandHandler(GrantPoints)
export class GrantPointsHandler implements ICommandHandler<GrantPoints> {
  constructor(private readonly store: EventStore) {}

  execute(command: GrantPoints): Promise<Granted> {
    return grant(this.store, command, decideGrantPoints, (wallet) => wallet.points);
  }
}

@CommandHandler(GrantCoins)
export class GrantCoinsHandler implements ICommandHandler<GrantCoins> {
  constructor(private readonly store: EventStore) {}

  execute(command: GrantCoins): Promise<Granted> {
    return grant(this.store, command, decideGrantCoins, (wallet) => wallet.coins);
  }
}
