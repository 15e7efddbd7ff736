import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import { walletStreamOf } from '../streams/wallet.state.js';
import { type Granted, type GrantRequest, grantCoins, grantPoints } from './grant-points.js';

/** Grants points to a member. */
export class GrantPoints extends Command<Granted> {
  constructor(readonly request: GrantRequest) {
    super();
  }
}

/** Grants coins to a member. */
export class GrantCoins extends Command<Granted> {
  constructor(readonly request: GrantRequest) {
    super();
  }
}

@CommandHandler(GrantPoints)
export class GrantPointsHandler implements ICommandHandler<GrantPoints> {
  constructor(private readonly store: EventStore) {}

  execute({ request }: GrantPoints): Promise<Granted> {
    return this.store.transact([walletStreamOf(request.memberId)], (tx) => grantPoints(tx, request));
  }
}

@CommandHandler(GrantCoins)
export class GrantCoinsHandler implements ICommandHandler<GrantCoins> {
  constructor(private readonly store: EventStore) {}

  execute({ request }: GrantCoins): Promise<Granted> {
    return this.store.transact([walletStreamOf(request.memberId)], (tx) => grantCoins(tx, request));
  }
}
