import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForVisitors } from '../../platform/http/access/access.js';
import { CurrentContext, type RequestContext } from '../../platform/http/requests/request-context.js';
import { PaymentViews } from '../rows/payment-view.rows.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { REDIRECT_HEADERS } from '../wire/redirect-headers.js';

const SEE_OTHER = 303;

/** Serves links that browsers follow. A visitor is redirected to the log-in page, and never gets JSON. */
@Controller()
export class SendMemberOnController {
  constructor(private readonly views: PaymentViews) {}

  @Get('acs/secure/:payment')
  @ForVisitors()
  secure(
    @CurrentContext() context: RequestContext,
    @Param('payment') paymentId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(context, paymentId, 'card', reply);
  }

  @Get('carrier/start/:payment')
  @ForVisitors()
  carrier(
    @CurrentContext() context: RequestContext,
    @Param('payment') paymentId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(context, paymentId, 'carrier', reply);
  }

  private async send(
    { memberId }: RequestContext,
    paymentId: string,
    method: PaymentMethod,
    reply: FastifyReply,
  ): Promise<void> {
    if (memberId === null) return void reply.redirect('/login', SEE_OTHER);
    const payment = await this.views.find(memberId, paymentId);
    if (payment?.method !== method) return void reply.redirect('/', SEE_OTHER);
    const goOn = payment.status === 'sent-on' ? await this.views.takeRedirect(paymentId) : undefined;
    if (!goOn) return void reply.redirect(`/pay-redirect?payment_id=${paymentId}`, SEE_OTHER);
    if ('url' in goOn) return void reply.redirect(goOn.url, SEE_OTHER);
    return void reply.headers(REDIRECT_HEADERS).send(goOn.html);
  }
}
