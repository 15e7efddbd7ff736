import { Controller, Get } from '@nestjs/common';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { PaymentViews } from '../rows/payment-view.rows.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import { resultOf } from '../wire/payment-result.js';
import type { LastPaymentAnswer } from './last-payment.contract.js';

/** Serves GET /api/user/point/end. */
@Controller('user/point')
export class LastPaymentController {
  constructor(
    private readonly views: PaymentViews,
    private readonly memories: SessionMemories,
  ) {}

  @Get('end')
  @ForMembers()
  async read(@CurrentContext() context: RequestContext): Promise<LastPaymentAnswer> {
    const { lastPaymentId } = await this.memories.of(context.sessionId);
    const payment = lastPaymentId && (await this.views.find(memberOf(context), lastPaymentId));
    if (!payment) return { state: 200, result: '0', held: '0', pack_id: '' };
    const held = payment.status === 'held' ? '1' : '0';
    return { state: 200, result: resultOf(payment), held, pack_id: payment.packId ?? payment.details.packId ?? '' };
  }
}
