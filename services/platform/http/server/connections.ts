import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { networkOf } from '../../attempts/network-of.js';

/** Time limits of connections in milliseconds, and their maximum number. */
export interface ConnectionLimits {
  /** Maximum time from the start of a request to the end of its head. */
  readonly headMs: number;
  /** Maximum time from the start to the end of a request, whatever its size. */
  readonly requestMs: number;
  /** Maximum time between a response and the next request; longer than that of the reverse proxy. */
  readonly idleMs: number;
  /** Maximum time without a byte in either direction. */
  readonly stalledMs: number;
  /** Interval at which the time limits are checked. */
  readonly checkEveryMs: number;
  /** Maximum simultaneous connections of one network: a house full of browsers, which open six each. */
  readonly perNetwork: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 15_000,
  // A picture of 10 MB over a slow line.
  requestMs: 120_000,
  idleMs: 75_000,
  stalledMs: 120_000,
  checkEveryMs: 5_000,
  perNetwork: 200,
};

/** Predicate that is true for the address of a proxy whose `X-Forwarded` headers are trusted. */
export type Trust = (address: string) => boolean;

/** Parses a list of trusted proxies. @param trusted addresses, networks, or names known to `proxy-addr`, separated by commas */
export const parseTrust = (trusted: string): Trust => {
  const isTrusted = proxyAddress.compile(trusted.split(',').map((one) => one.trim()));
  return (address) => isTrusted(address, 0);
};

/** Returns the time limits as Fastify's options. */
export const buildServerOptions = ({ headMs, requestMs, idleMs, stalledMs, checkEveryMs }: ConnectionLimits) => ({
  connectionTimeout: stalledMs,
  keepAliveTimeout: idleMs,
  requestTimeout: requestMs,
  http: { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs },
});

/**
 * Closes new connections of a network that has reached its limit. Trusted proxies are exempt: all visitors connect through them,
 * and they enforce limits themselves.
 */
export const limitConnections = (server: Server, { perNetwork }: ConnectionLimits, isTrusted: Trust): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // The connection is closed already, or is exempt.
    if (address === undefined || isTrusted(address)) return;
    const network = networkOf(address);
    const others = open.get(network) ?? 0;
    if (others >= perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
};
