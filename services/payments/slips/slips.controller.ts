import { Controller, Get, Query } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { NO_CONNECTION } from '../wire/connection.messages.js';
import type { BankAnswer, PayEasyAnswer, StoreSlipDetailAnswer } from './slips.contract.js';

const MAX_DIGITS = 64;

/** Returns the shop's own page of a slip, if the provider has none. */
const ownPage = (number: string): string => `/confirm-combini?paymentID=${encodeURIComponent(number)}`;

/** Serves the data that members need to pay elsewhere. */
@Controller('user')
export class SlipsController {
  constructor(
    private readonly views: PaymentViews,
    private readonly config: Config,
  ) {}

  @Get('point/combini_number')
  @ForMembers()
  async store(
    @CurrentContext() context: RequestContext,
    @Query('paymentID') named: unknown,
  ): Promise<CallResponse<StoreSlipDetailAnswer>> {
    if (typeof named !== 'string' || named.length > MAX_DIGITS || named.includes('\0'))
      throw new RefusedError(400, buildFieldError('paymentID', INVALID));
    const memberId = memberOf(context);
    const payment = (await this.views.find(memberId, named)) ?? (await this.views.findByNumber(memberId, named));
    if (payment?.method !== 'convenience-store') throw new RefusedError(404);
    const { paymentId, number, details, due, yen } = payment;
    // The provider has not responded yet, or without a number.
    if (number === null) return { state: 400, errors: NO_CONNECTION };
    return {
      state: 200,
      payment_id: paymentId,
      url: details.url ?? ownPage(number),
      receipt_number: number,
      combini_code: details.choice ?? '',
      tel: details.tel ?? '',
      due: toTokyoIso(due),
      price: yen,
    };
  }

  @Get('bank')
  @ForMembers()
  async transfer(@CurrentContext() context: RequestContext, @Query('paymentId') named?: unknown): Promise<BankAnswer> {
    const { paymentId, yen, due, number, details } = await this.open(context, 'bank-transfer', named);
    const { bank } = this.config.payments;
    if (!bank) throw new RefusedError(404);
    const detail = {
      payment_id: paymentId,
      bank: `${bank.bank} ${bank.branch}`,
      number: bank.account,
      name: `${number} ${details.sender}`,
      price: yen,
      due: toTokyoIso(due),
      holder: bank.holder,
    };
    return { state: 200, detail };
  }

  @Get('payge')
  @ForMembers()
  async payEasy(
    @CurrentContext() context: RequestContext,
    @Query('paymentId') named?: unknown,
  ): Promise<CallResponse<PayEasyAnswer>> {
    const { paymentId, yen, due, number, details } = await this.open(context, 'pay-easy', named);
    if (number === null) return { state: 400, errors: NO_CONNECTION };
    const { institution = '', confirmation = '' } = details.more ?? {};
    const numbers = { institution, customer: number, confirmation };
    return { state: 200, detail: { payment_id: paymentId, ...numbers, price: yen, due: toTokyoIso(due) } };
  }

  /** Loads the named open payment, or the newest one. @throws RefusedError 404 if there is none */
  private async open(context: RequestContext, method: PaymentView['method'], named: unknown): Promise<PaymentView> {
    const memberId = memberOf(context);
    const payment = isId(named)
      ? await this.views.find(memberId, named)
      : await this.views.newestOpen(memberId, method);
    const isPayable = payment?.method === method && (payment.status === 'requested' || payment.status === 'awaiting');
    if (!payment || !isPayable) throw new RefusedError(404);
    return payment;
  }
}
