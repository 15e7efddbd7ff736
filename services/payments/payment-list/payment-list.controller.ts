import { Controller, Get, Param } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { isWallet } from '../../platform/payments/providers.shared.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { codeOf } from '../wire/method-codes.js';
import { METHOD_WORDS } from '../wire/method-names.messages.js';
import type { ListedPayment, PaymentDetailAnswer, PaymentListAnswer } from './payment-list.contract.js';

const PAGE_SIZE = 20;

const STATES: Readonly<Record<PaymentView['status'], ListedPayment['state']>> = {
  none: 'processing',
  requested: 'processing',
  'sent-on': 'open',
  awaiting: 'open',
  held: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
};

const backTo = ({ method, paymentId, number, details }: PaymentView): string => {
  if (isWallet(method)) return details.goOn && 'url' in details.goOn ? details.goOn.url : '/buy-point';
  switch (method) {
    case 'card':
      return `/api/acs/secure/${paymentId}`;
    case 'carrier':
      return `/api/carrier/start/${paymentId}`;
    case 'convenience-store':
      return `/confirm-combini?paymentID=${encodeURIComponent(number ?? paymentId)}`;
    case 'bank-transfer':
      return `/bank-transfer-information?paymentId=${paymentId}`;
    case 'pay-easy':
      return `/payge-transfer-information?paymentId=${paymentId}`;
  }
};

const show = (payment: PaymentView, language: Language): ListedPayment => {
  const { refundedYen, refundingYen, status } = payment;
  const state = refundedYen === payment.yen ? 'refunded' : STATES[status];
  return {
    id: payment.paymentId,
    created: toTokyoIso(payment.requestedAt),
    pay_id: codeOf(payment.method),
    name: METHOD_WORDS[payment.method].name[language],
    money: payment.yen,
    point: payment.points + payment.bonusPoints,
    state,
    held: status === 'held' ? '1' : '0',
    refunded: refundedYen,
    refunding: refundingYen,
    disputed: payment.disputedYen,
    owed: payment.owedYen,
    due: toTokyoIso(payment.due),
    url: state === 'open' ? backTo(payment) : '',
  };
};

/** Serves GET /api/user/payment/list[/{page}] and GET /api/user/payment/detail/{id}. */
@Controller('user/payment')
export class PaymentListController {
  constructor(private readonly views: PaymentViews) {}

  @Get(['list', 'list/:page'])
  @ForMembers()
  async list(@CurrentContext() context: RequestContext, @Param('page') text?: string): Promise<PaymentListAnswer> {
    const page = parsePage(text);
    const { rows, total } = await this.views.page(memberOf(context), page, PAGE_SIZE);
    const list = rows.map((payment) => show(payment, context.language));
    return { state: 200, ...buildPage(list, page, PAGE_SIZE, total) };
  }

  @Get('detail/:id')
  @ForMembers()
  async detail(@CurrentContext() context: RequestContext, @Param('id') id: string): Promise<PaymentDetailAnswer> {
    const payment = await this.views.find(memberOf(context), id);
    if (!payment) throw new RefusedError(404);
    const { paidAt, bonusPoints } = payment;
    const detail = {
      ...show(payment, context.language),
      paid_at: paidAt && toTokyoIso(paidAt),
      bonus_point: bonusPoints,
      pack_id: payment.packId ?? payment.details.packId ?? '',
    };
    return { state: 200, detail };
  }
}
