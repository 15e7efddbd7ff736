import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProviderCalls } from '../calls/provider-calls.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { METHOD_RULES } from '../streams/methods.js';
import { isOpen } from '../streams/payment.state.js';

/**
 * Queries the provider after a member's return, and waits for its response. @returns null for another member's payment
 */
export class AppendPayment extends Command<PaymentView | null> {
  constructor(
    readonly memberId: string,
    readonly paymentId: string,
  ) {
    super();
  }
}

@CommandHandler(AppendPayment)
export class AppendPaymentHandler implements ICommandHandler<AppendPayment> {
  constructor(
    private readonly views: PaymentViews,
    private readonly calls: ProviderCalls,
  ) {}

  async execute({ memberId, paymentId }: AppendPayment): Promise<PaymentView | null> {
    const payment = await this.views.find(memberId, paymentId);
    if (!payment || !isOpen(payment) || METHOD_RULES[payment.method].provider === 'bank') return payment;
    await this.calls.waitForEnd(await this.calls.requestQuery(payment.paymentId, 'return', true));
    return this.views.find(memberId, paymentId);
  }
}
