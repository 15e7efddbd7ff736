import { Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import { isWallet, WALLETS, type WalletPaymentMethod, walletOf } from '../../platform/payments/providers.shared.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { CapturePayment } from '../commands/capture-payment.command.js';
import { PaymentMethods } from '../methods/payment-methods.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import { RESPONSE_LOST, UNREACHABLE } from '../streams/failure-codes.js';
import { NO_CONNECTION } from '../wire/connection.messages.js';
import { METHODS_BY_CODE } from '../wire/method-codes.js';
import { resultOf } from '../wire/payment-result.js';
import { refuseCardNumbers } from '../wire/payment-writes.js';
import { BuyPoints, type PurchaseRequest } from './buy-points.command.js';
import { type BuyPointsAnswer, BuyPointsRequest } from './buy-points.contract.js';
import { buildPurchaseRefusal } from './purchase-refusals.js';

/** Returns the address where a payment continues: a page that polls while the provider has not responded. */
const nextPageOf = ({ method, paymentId, status, number, details }: PaymentView): BuyPointsAnswer => {
  const isUnderWay = status === 'requested';
  if (isWallet(method)) {
    const at = details.goOn && 'url' in details.goOn ? details.goOn.url : null;
    return { state: 200, result: '1', url: at ?? walletOf(method)!.page };
  }
  switch (method) {
    case 'card':
      if (isUnderWay) return { state: 200, result: '1', url: '/complete-buy-point' };
      return { state: 200, result: '7', url: `/api/acs/secure/${paymentId}` };
    case 'convenience-store':
      return { state: 200, result: '1', payment_id: paymentId, receipt_number: number ?? paymentId };
    case 'bank-transfer':
      return { state: 200, result: '1', url: '/bank-transfer-information' };
    case 'carrier':
      if (isUnderWay) return { state: 200, result: '1', url: '/complete-buy-point' };
      return { state: 200, result: '1', url: `/api/carrier/start/${paymentId}` };
    case 'pay-easy':
      return { state: 200, result: '1', url: '/payge-transfer-information' };
  }
};

const responseOf = (payment: PaymentView): CallResponse<BuyPointsAnswer> => {
  switch (payment.status) {
    case 'paid':
      return { state: 200, result: '1', url: '1' };
    case 'failed':
      // These codes are no statement about the member's card.
      if (payment.failureCode === UNREACHABLE || payment.failureCode === RESPONSE_LOST)
        return { state: 400, errors: NO_CONNECTION };
      return { state: 200, result: '0' };
    case 'expired':
    case 'cancelled':
      return { state: 200, result: '0' };
    default:
      return nextPageOf(payment);
  }
};

/** Serves POST /api/user/point/buy. */
@Controller('user/point')
export class BuyPointsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: PaymentViews,
    private readonly memories: SessionMemories,
    private readonly responses: PendingResponses,
    private readonly methods: PaymentMethods,
  ) {}

  @Post('buy')
  @HttpCode(200)
  @ForMembers()
  async buy(
    @Write() write: WriteRequest,
    @Ip() address: string,
    @Headers('user-agent') userAgent = '',
  ): Promise<CommandResponse | CallResponse<BuyPointsAnswer>> {
    refuseCardNumbers(write);
    const request = write.parse(BuyPointsRequest);
    const method = METHODS_BY_CODE.get(String(request.pay_id));
    if (!method) return buildPurchaseRefusal({ code: 'MethodOff' });
    const { sessionId } = write.context;
    const memberId = memberOf(write.context);
    const wallet = WALLETS.find(({ id }) => id === method);
    if (wallet?.wallet.begins === 'order')
      return this.methods.isOn(method)
        ? this.capture(wallet, write, request)
        : buildPurchaseRefusal({ code: 'MethodOff' });
    const purchase: PurchaseRequest = {
      memberId,
      sessionId,
      method,
      courseId: request.point_price_id ?? (await this.memories.of(sessionId)).currentCourseId ?? '',
      packId: request.pack_id ?? null,
      token: tokenOf(method, request),
      cardNumber: method === 'card' ? (request.req_card_number ?? '') : '',
      cardholder: method === 'card' ? request.card_user_name! : '',
      choice: choiceOf(method, request),
      kana: request.name ?? '',
      address,
      userAgent,
    };
    const begun = await this.commands.execute(new BuyPoints(purchase, this.responses.of(write)));
    if ('response' in begun) return begun.response;
    if ('refusal' in begun) return buildPurchaseRefusal(begun.refusal);
    const payment = await this.views.find(memberId, begun.paymentId);
    return this.responses.finish(write, write.render(responseOf(payment!)));
  }

  /** Captures the money of an earlier order that its payer reports as approved. */
  private async capture(
    { provider, wallet }: WalletPaymentMethod,
    write: WriteRequest,
    { id = '', pack_id }: BuyPointsRequest,
  ): Promise<CommandResponse | CallResponse<BuyPointsAnswer>> {
    const { sessionId } = write.context;
    const agreement = {
      memberId: memberOf(write.context),
      provider,
      orderRef: id,
      packId: pack_id ?? null,
    } as const;
    const captured = await this.commands.execute(
      new CapturePayment({ ...agreement, sessionId }, this.responses.of(write)),
    );
    if (captured === null) return { state: 200, result: '0' };
    if ('response' in captured) return captured.response;
    const isPaidFor = !captured.isRefused && resultOf(captured.payment) !== '0';
    const response: BuyPointsAnswer = isPaidFor
      ? { state: 200, result: '1', url: wallet.page }
      : { state: 200, result: '0' };
    return this.responses.finish(write, write.render(response));
  }
}

const tokenOf = (method: PurchaseRequest['method'], request: BuyPointsRequest): string => {
  const field = walletOf(method)?.sessionField;
  if (field) return Reflect.get(request, field) as string;
  return method === 'card' ? request.token! : '';
};

const choiceOf = (method: PurchaseRequest['method'], request: BuyPointsRequest): string => {
  if (method === 'convenience-store') return request.combini_code!;
  return method === 'carrier' ? request.carrier_id! : '';
};
