import type { FastifyInstance } from 'fastify';
import { Access } from './access.js';
import { serveCalls } from './calls.js';
import type { Checkout } from './checkout.js';
import { servePages } from './pages.js';

/** Serves PayPal: the REST API of Orders version 2, the buyer's pages, and webhooks. */
export const servePaypal = async (fastify: FastifyInstance, checkout: Checkout): Promise<void> => {
  const access = new Access(checkout.context);
  access.serve(fastify);
  servePages(fastify, checkout);
  await fastify.register(async (calls) => serveCalls(calls, checkout, access));
};
