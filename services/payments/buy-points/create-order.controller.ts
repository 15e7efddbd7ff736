import { Controller, Headers, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import { WALLETS, type WalletPaymentMethod } from '../../platform/payments/providers.shared.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import { NO_CONNECTION } from '../wire/connection.messages.js';
import { refuseCardNumbers } from '../wire/payment-writes.js';
import { BuyPoints } from './buy-points.command.js';
import { type CreatePaypalOrderAnswer, CreatePaypalOrderRequest } from './create-paypal-order.contract.js';
import { buildPurchaseRefusal } from './purchase-refusals.js';

const ORDERING = WALLETS.filter(({ wallet }) => wallet.begins === 'order');

const pathOf = ({ id }: WalletPaymentMethod): string => `${id}/order`;

/** Builds the response. A missing order needs no approval: nothing is paid, and the member may start again. */
const responseOf = ({ orderRef, paymentId }: PaymentView): CallResponse<CreatePaypalOrderAnswer> =>
  orderRef === null ? { state: 400, errors: NO_CONNECTION } : { state: 200, id: orderRef, payment_id: paymentId };

/** `POST /api/user/<wallet>/order`: one route for each wallet that begins with an order */
@Controller('user')
export class CreateOrderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: PaymentViews,
    private readonly memories: SessionMemories,
    private readonly responses: PendingResponses,
  ) {}

  @Post(ORDERING.map(pathOf))
  @HttpCode(200)
  @ForMembers()
  async create(
    @Write() write: WriteRequest,
    @Ip() address: string,
    @Req() { routeOptions }: FastifyRequest,
    @Headers('user-agent') userAgent = '',
  ): Promise<CommandResponse | CallResponse<CreatePaypalOrderAnswer>> {
    refuseCardNumbers(write);
    const { point_price_id, pack_id } = write.parse(CreatePaypalOrderRequest);
    const { sessionId } = write.context;
    const memberId = memberOf(write.context);
    const courseId = point_price_id ?? (await this.memories.of(sessionId)).currentCourseId ?? '';
    const { id: method } = ORDERING.find((wallet) => routeOptions.url?.endsWith(pathOf(wallet)))!;
    const of = {
      memberId,
      sessionId,
      method,
      courseId,
      packId: pack_id ?? null,
      address,
      userAgent,
    } as const;
    const purchase = { ...of, token: '', cardNumber: '', cardholder: '', choice: '', kana: '' };
    const begun = await this.commands.execute(new BuyPoints(purchase, this.responses.of(write)));
    if ('response' in begun) return begun.response;
    if ('refusal' in begun) return buildPurchaseRefusal(begun.refusal);
    const payment = await this.views.find(memberId, begun.paymentId);
    return this.responses.finish(write, write.render(responseOf(payment!)));
  }
}
