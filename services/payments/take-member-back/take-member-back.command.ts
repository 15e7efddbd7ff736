import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { isOpen, paymentStream } from '../streams/payment.state.js';

/** Queries the provider after a browser has returned with its signed fields. */
export class TakeMemberBack extends Command<void> {
  constructor(readonly paymentId: string) {
    super();
  }
}

@CommandHandler(TakeMemberBack)
export class TakeMemberBackHandler implements ICommandHandler<TakeMemberBack> {
  constructor(
    private readonly store: EventStore,
    private readonly calls: ProviderCalls,
  ) {}

  async execute({ paymentId }: TakeMemberBack): Promise<void> {
    const { state } = await this.store.look((tx) => tx.load(paymentStream, paymentId));
    if (isOpen(state)) await this.calls.requestQuery(paymentId, 'return', true);
  }
}
