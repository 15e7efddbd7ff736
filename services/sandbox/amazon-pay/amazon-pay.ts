import type { FastifyInstance } from 'fastify';
import type { Surroundings } from '../surroundings.js';
import { serveCalls } from './calls.js';
import type { Charges } from './charges.js';
import { CheckoutSessions } from './checkout-sessions.js';
import { servePages } from './pages.js';

/** Amazon Pay of Japan: Checkout version 2, the buyer's pages, notices by SNS. */
export const serveAmazonPay = async (
  fastify: FastifyInstance,
  around: Surroundings,
  charges: Charges,
): Promise<void> => {
  const sessions = new CheckoutSessions(around, charges);
  servePages(fastify, around, sessions);
  await fastify.register(async (calls) => serveCalls(calls, around, sessions, charges, '/amazonpay'));
};
