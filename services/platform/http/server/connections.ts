import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { networkOf } from '../../attempts/network-of.js';

/** How long a connection may take for what, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** From its beginning to the end of a request's head. */
  readonly headMs: number;
  /** From the beginning to the end of a request, however much it sends. */
  readonly requestMs: number;
  /** Between an answer and the next request; longer than that of a web server in front. */
  readonly idleMs: number;
  /** Without a byte in either direction. */
  readonly stalledMs: number;
  /** How often it is looked whether a time is over. */
  readonly checkEveryMs: number;
  /** Connections of one network at once: a house full of browsers, which open six each. */
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

/** Whether an address is one whose word is taken on where a request comes from. */
export type Trust = (address: string) => boolean;

/** @param trusted addresses, networks, or names as `proxy-addr` knows them, separated by commas */
export const parseTrust = (trusted: string): Trust => {
  const isTrusted = proxyAddress.compile(trusted.split(',').map((one) => one.trim()));
  return (address) => isTrusted(address, 0);
};

/** The times of the limits, as Fastify takes them. */
export const buildServerOptions = ({ headMs, requestMs, idleMs, stalledMs, checkEveryMs }: ConnectionLimits) => ({
  connectionTimeout: stalledMs,
  keepAliveTimeout: idleMs,
  requestTimeout: requestMs,
  http: { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs },
});

/**
 * Closes at once what comes from a network that has as many connections as it may have. Proxies that are trusted are not
 * counted: everybody comes through them, and they count for themselves.
 */
export const limitConnections = (server: Server, { perNetwork }: ConnectionLimits, isTrusted: Trust): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // It has gone already.
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
