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
import { servePartnerControl } from './control/partner-control.js';
import { servePushControl } from './control/push-control.js';
import { serveSlipControl } from './control/slips-control.js';
import { takeBodiesAsText } from './http/bodies.js';
import { claimPort } from './http/claim-port.js';
import { Faults } from './http/faults.js';
import { loadKeys } from './keys/keys.js';
import { buildShopEnvironment, writeShopEnvironment } from './keys/shop-environment.js';
import { Cashbook } from './money/cashbook.js';
import { servePartners } from './partner/partner.js';
import { PartnerLedger } from './partner/partner-ledger.js';
import { Checkout } from './paypal/checkout.js';
import { servePaypal } from './paypal/paypal.js';
import type { ProviderContext } from './provider-context.js';
import { PushService } from './push/push-service.js';
import { Pusher } from './pushes/pusher.js';
import type { Settings } from './settings.js';
import { DelayedTasks } from './store/delayed-tasks.js';
import { Store } from './store/store.js';
import { Twilio } from './twilio/twilio.js';
import { createVeritransOrderSource } from './veritrans/order-source.js';
import { serveVeritrans } from './veritrans/veritrans.js';
import { VeritransOrders } from './veritrans/veritrans-orders.js';
import { Witness } from './witness/witness.js';

/** Loopback only: the sandbox takes pretended payments without authentication. */
const HOST = '127.0.0.1';
const BODY_LIMIT = 64 * 1024;

export interface OpenSandbox {
  readonly url: string;
  /** Settings for the shop, by the names of its environment variables. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Opens the providers on their port, with their stored documents. */
export const openSandbox = async (settings: Settings): Promise<OpenSandbox> => {
  const claimed = await claimPort(settings.port, HOST);
  const store = await Store.open(settings.folder);
  const clock = new MovableClock(store);
  const keys = loadKeys(settings.folder, clock.now());
  const tasks = new DelayedTasks(store, clock);
  const cashbook = new Cashbook(store, clock);
  const pusher = new Pusher(store, tasks, clock, settings);
  const faults = new Faults(store, settings);
  const fastify = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  const url = () => `http://${HOST}:${(fastify.server.address() as AddressInfo).port}`;
  const context: ProviderContext = { store, tasks, clock, cashbook, pusher, settings, keys, url };
  takeBodiesAsText(fastify);
  faults.serve(fastify, store);
  const veritrans = new VeritransOrders(context);
  const bank = new Bank(context);
  const checkout = new Checkout(context);
  const charges = new Charges(context);
  const twilio = new Twilio(context);
  const partners = new PartnerLedger(context);
  const push = new PushService(context);
  const witness = new Witness(context);
  const orderSources = [createVeritransOrderSource(veritrans), bank, checkout, charges];
  serveHome(fastify);
  await fastify.register(async (pages) => serveVeritrans(pages, veritrans), { prefix: '/veritrans' });
  await fastify.register(async (paypal) => servePaypal(paypal, checkout), { prefix: '/paypal' });
  await fastify.register(async (amazonPay) => serveAmazonPay(amazonPay, context, charges), { prefix: '/amazonpay' });
  await fastify.register(async (sms) => twilio.serve(sms), { prefix: '/twilio' });
  await fastify.register(async (sites) => servePartners(sites, context, partners), { prefix: '/partner' });
  await fastify.register(async (devices) => push.serve(devices), { prefix: '/push' });
  await fastify.register(async (logs) => witness.serve(logs), { prefix: '/witness' });
  await fastify.register(async (pages) => serveBank(pages, bank), { prefix: '/bank' });
  await fastify.register(
    async (control) => {
      serveControl(control, context, faults, orderSources, clock);
      serveSlipControl(control, veritrans);
      serveBankControl(control, bank);
      servePartnerControl(control, partners);
      servePushControl(control, push);
      control.get('/messages', () => twilio.list());
      control.get('/witness/heads', () => witness.list());
    },
    { prefix: '/_control' },
  );
  await claimed.release();
  await fastify.listen({ port: settings.port, host: HOST });
  const environment = buildShopEnvironment(keys, url());
  writeShopEnvironment(settings.folder, environment);
  tasks.start();
  return { url: url(), environment };
};
