import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toTokyoIso } from '../clock.js';
import { formOf } from '../http/bodies.js';
import { html } from '../http/html.js';
import { formatYen, type Page, renderButtonForm, renderFacts, show, showNotFound, type Text } from '../http/page.js';
import { type BankOrder, type CvsOrder, stateOf } from './orders.js';
import { findSlipRefusal, paySlip } from './slip-calls.js';
import type { VeritransOrders } from './veritrans-orders.js';

const CHAINS: Readonly<Record<CvsOrder['chain'], Text>> = {
  sej: ['セブン-イレブン', '7-Eleven'],
  famima: ['ファミリーマート', 'FamilyMart'],
  lawson: ['ローソン', 'Lawson'],
  econ: ['ローソン・ミニストップ', 'Lawson, MiniStop'],
  other: ['デイリーヤマザキほか', 'Daily Yamazaki and others'],
};

const STATES: Readonly<Record<string, Text>> = {
  requested: ['お支払い待ち', 'Waiting for payment'],
  paid: ['支払い済み', 'Paid'],
  cancelled: ['取り消し済み', 'Cancelled'],
  expired: ['期限切れ', 'Expired'],
};

const untilOf = (order: CvsOrder | BankOrder): string => toTokyoIso(order.payUntil).slice(0, 16).replace('T', ' ');

const slipPage = (veritrans: VeritransOrders, order: CvsOrder | BankOrder): Page => ({
  title:
    order.service === 'cvs' ? ['コンビニのレジ', 'Convenience store counter'] : ['ペイジー（ATM）', 'Pay-easy (ATM)'],
  body: (say, language) => {
    const state = stateOf(order, veritrans.now);
    const numbers: readonly (readonly [string, string])[] =
      order.service === 'cvs'
        ? [
            [say(['店舗', 'Store']), say(CHAINS[order.chain])],
            [say(['受付番号', 'Receipt number']), order.receiptNo],
          ]
        : [
            [say(['収納機関番号', 'Institution number']), order.institution],
            [say(['お客様番号', 'Customer number']), order.customerNo],
            [say(['確認番号', 'Confirmation number']), order.confirmNo],
          ];
    return html`${renderFacts([
      ...numbers,
      [say(['お名前', 'Name']), order.name],
      [say(['金額', 'Amount']), formatYen(order.yen, language)],
      [say(['お支払い期限', 'Pay by']), untilOf(order)],
      [say(['状態', 'State']), say(STATES[state]!)],
    ])}${state === 'requested' ? renderButtonForm('', say(['支払う', 'Pay'])) : null}`;
  },
});

const numberPage: Page = {
  title: ['ペイジー（ATM）', 'Pay-easy (ATM)'],
  body: (say) => html`<form method="post" action="/veritrans/payeasy">
<label>${say(['収納機関番号', 'Institution number'])}<input name="institution" inputmode="numeric" required></label>
<label>${say(['お客様番号', 'Customer number'])}<input name="customer" inputmode="numeric" required></label>
<label>${say(['確認番号', 'Confirmation number'])}<input name="confirmation" inputmode="numeric" required></label>
<button>${say(['確認する', 'Look up'])}</button></form>`,
};

type ByNumber = { Params: { number: string } };

/** Serves the pages of the store's counter and of the ATM. */
export const serveSlips = (fastify: FastifyInstance, veritrans: VeritransOrders): void => {
  const showSlip = (
    request: FastifyRequest,
    reply: FastifyReply,
    order: CvsOrder | BankOrder | undefined,
  ): FastifyReply => (order ? show(request, reply, slipPage(veritrans, order)) : showNotFound(request, reply));
  const pay = (request: FastifyRequest, reply: FastifyReply, order: CvsOrder | BankOrder | undefined): FastifyReply => {
    if (order && findSlipRefusal(order, veritrans.now) === null) paySlip(veritrans, order, order.yen);
    return order ? reply.redirect(request.url, 303) : showNotFound(request, reply);
  };

  fastify.get<ByNumber>('/konbini/:number', (request, reply) =>
    showSlip(request, reply, veritrans.findBySlip('cvs', request.params.number)),
  );
  fastify.post<ByNumber>('/konbini/:number', (request, reply) =>
    pay(request, reply, veritrans.findBySlip('cvs', request.params.number)),
  );
  fastify.get('/payeasy', (request, reply) => show(request, reply, numberPage));
  fastify.post('/payeasy', (request, reply) => {
    const { institution, customer = '', confirmation } = formOf(request);
    const order = veritrans.findBySlip('bank', customer.trim());
    const isRight = order?.institution === institution?.trim() && order?.confirmNo === confirmation?.trim();
    return order && isRight
      ? reply.redirect(`/veritrans/payeasy/${order.customerNo}`, 303)
      : showNotFound(request, reply);
  });
  fastify.get<ByNumber>('/payeasy/:number', (request, reply) =>
    showSlip(request, reply, veritrans.findBySlip('bank', request.params.number)),
  );
  fastify.post<ByNumber>('/payeasy/:number', (request, reply) =>
    pay(request, reply, veritrans.findBySlip('bank', request.params.number)),
  );
};
