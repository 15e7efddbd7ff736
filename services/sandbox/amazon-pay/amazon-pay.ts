import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../provider-context.js';
import { serveCalls } from './calls.js';
import type { Charges } from './charges.js';
import { CheckoutSessions } from './checkout-sessions.js';
import { servePages } from './pages.js';

/** Serves Amazon Pay of Japan: Checkout version 2, the buyer's pages, and notifications by SNS. */
export const serveAmazonPay = async (
  fastify: FastifyInstance,
  context: ProviderContext,
  charges: Charges,
): Promise<void> => {
  const sessions = new CheckoutSessions(context, charges);
  servePages(fastify, context, sessions);
  await fastify.register(async (calls) => serveCalls(calls, context, sessions, charges, '/amazonpay'));
};
