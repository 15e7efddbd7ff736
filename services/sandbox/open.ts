import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { serveAmazonPay } from './amazon-pay/amazon-pay.js';
import { Charges } from './amazon-pay/charges.js';
import { Bank } from './bank/bank.js';
import { serveBank } from './bank/bank-pages.js';
import { serveBankControl } from './control/bank-control.js';
import { serveControl } from './control/control.js';
import { serveHome } from './control/home-page.js';
import { MovableClock } from './control/movable-clock.js';
import { serveSlipControl } from './control/slips-control.js';
import { takeBodiesAsText } from './http/bodies.js';
import { claimPort } from './http/claim-port.js';
import { Faults } from './http/faults.js';
import { keysIn } from './keys/keys.js';
import { shopEnvironment, writeShopEnvironment } from './keys/shop-environment.js';
import { Cashbook } from './money/cashbook.js';
import { Checkout } from './paypal/checkout.js';
import { servePaypal } from './paypal/paypal.js';
import { Pusher } from './pushes/pusher.js';
import type { Settings } from './settings.js';
import { Agenda } from './store/agenda.js';
import { Store } from './store/store.js';
import type { Surroundings } from './surroundings.js';
import { Twilio } from './twilio/twilio.js';
import { veritransBooks } from './veritrans/books.js';
import { Desk } from './veritrans/desk.js';
import { serveVeritrans } from './veritrans/veritrans.js';

/** Of this machine alone: everybody may pay here, and nobody does. */
const HOST = '127.0.0.1';
const BODY_LIMIT = 64 * 1024;

export interface OpenSandbox {
  readonly url: string;
  /** What the shop is to be told, by the names of its environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Opens the providers on their port, with what they remember from before. */
export const openSandbox = async (settings: Settings): Promise<OpenSandbox> => {
  await claimPort(settings.port, HOST);
  const store = await Store.open(settings.folder);
  const clock = new MovableClock(store);
  const keys = keysIn(settings.folder, clock.now());
  const agenda = new Agenda(store, clock);
  const cashbook = new Cashbook(store, clock);
  const pusher = new Pusher(store, agenda, clock, settings);
  const faults = new Faults(store, settings, clock);
  const fastify = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  const url = () => `http://${HOST}:${(fastify.server.address() as AddressInfo).port}`;
  const around: Surroundings = { store, agenda, clock, cashbook, pusher, settings, keys, url };
  takeBodiesAsText(fastify);
  faults.serve(fastify, store);
  const desk = new Desk(around);
  const bank = new Bank(around);
  const checkout = new Checkout(around);
  const charges = new Charges(around);
  const twilio = new Twilio(around);
  const books = [veritransBooks(desk), bank, checkout, charges];
  serveHome(fastify);
  await fastify.register(async (veritrans) => serveVeritrans(veritrans, desk), { prefix: '/veritrans' });
  await fastify.register(async (paypal) => servePaypal(paypal, checkout), { prefix: '/paypal' });
  await fastify.register(async (amazonPay) => serveAmazonPay(amazonPay, around, charges), { prefix: '/amazonpay' });
  await fastify.register(async (sms) => twilio.serve(sms), { prefix: '/twilio' });
  await fastify.register(async (pages) => serveBank(pages, bank), { prefix: '/bank' });
  await fastify.register(
    async (control) => {
      serveControl(control, around, faults, books, clock);
      serveSlipControl(control, desk);
      serveBankControl(control, bank);
      control.get('/messages', () => twilio.list());
    },
    { prefix: '/_control' },
  );
  await fastify.listen({ port: settings.port, host: HOST });
  const environment = shopEnvironment(keys, url());
  writeShopEnvironment(settings.folder, environment);
  agenda.start();
  return { url: url(), environment };
};
