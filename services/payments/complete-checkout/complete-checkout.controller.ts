import { Controller, Get, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { WALLETS } from '../../platform/payments/providers.shared.js';
import type { Beginning } from '../calls/beginning.js';
import { CapturePayment } from '../commands/capture-payment.command.js';
import { resultOf } from '../wire/payment-result.js';
import type { CompleteCheckoutAnswer } from './complete-checkout.contract.js';

/** GET /api/user/complete_checkout_session: reloading the page queries again, and captures once. */
@Controller('user')
export class CompleteCheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Get('complete_checkout_session')
  @ForMembers()
  async complete(
    @CurrentContext() context: RequestContext,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<CompleteCheckoutAnswer> {
    const wallet = WALLETS.find((one) => typeof query[one.wallet.sessionField ?? ''] === 'string');
    if (!wallet) throw new RefusedError(404);
    const { sessionId } = context;
    const agreement = {
      memberId: memberOf(context),
      sessionId,
      provider: wallet.provider,
      orderRef: String(query[wallet.wallet.sessionField!]),
      packId: null,
    } as const;
    const captured = await this.commands.execute(new CapturePayment(agreement, this.beginning()));
    if (captured === null || 'response' in captured) throw new RefusedError(404);
    return { state: 200, result: captured.isRefused ? '0' : resultOf(captured.payment) };
  }

  /** A GET has no idempotency key; the payment itself prevents a second capture. */
  private beginning(): Beginning {
    return {
      commandId: `complete-checkout/${newId(this.clock.now())}`,
      earlier: async () => null,
      begin: () => undefined,
    };
  }
}
