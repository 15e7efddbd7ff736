import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../attempts/network-of.js';
import { RefusedError } from './envelope.js';

/** How many streams a process keeps open, and how it keeps them. */
export interface StreamLimits {
  /** Of everybody together. */
  readonly total: number;
  /** Of one network: phones of one carrier, a house, an office. */
  readonly perNetwork: number;
  /** Without an event, a line is sent this often: proxies and browsers take a silent connection for a dead one. */
  readonly heartbeatMs: number;
  /** A reader that is so far behind is let go, and comes again. */
  readonly maxBehindBytes: number;
}

export const STREAM_LIMITS: StreamLimits = {
  total: 5000,
  perNetwork: 50,
  heartbeatMs: 15_000,
  maxBehindBytes: 65_536,
};

const RETRY_AFTER_SECONDS = 30;
/** Browsers whose stream has ended come again within this span, each at another moment. */
const RECONNECT_MS = { min: 1000, max: 6000 };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx would gather what is sent, else.
  'x-accel-buffering': 'no',
};
const HEARTBEAT = Buffer.from(':\n\n');

/** An event as it is sent. @param id what a browser that comes again says it has seen last */
export const formatEvent = (name: string, data: object, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Connections on which events are sent to browsers, by what they listen to: server-sent events. */
export class EventStreams {
  private readonly byTopic = new Map<string, Set<ServerResponse>>();
  private readonly byNetwork = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;
  private count = 0;
  private isClosed = false;

  constructor(private readonly limits: StreamLimits = STREAM_LIMITS) {
    this.heartbeat = setInterval(() => {
      for (const topic of this.byTopic.keys()) this.write(topic, HEARTBEAT);
    }, limits.heartbeatMs);
    this.heartbeat.unref();
  }

  /** How many are open. */
  get size(): number {
    return this.count;
  }

  /** What somebody listens to. */
  get topics(): readonly string[] {
    return [...this.byTopic.keys()];
  }

  /**
   * Answers a request with a stream that stays open.
   *
   * @param first the events that it begins with
   * @throws RefusedError 429 beyond the limits, and when the process ends
   */
  open(request: FastifyRequest, reply: FastifyReply, topic: string, first: string): void {
    // It has gone while its first events were gathered.
    if (reply.raw.destroyed) return;
    const network = networkOf(request.ip);
    const ofNetwork = this.byNetwork.get(network) ?? 0;
    if (this.isClosed || this.count >= this.limits.total || ofNetwork >= this.limits.perNetwork)
      throw new RefusedError(429, {}, RETRY_AFTER_SECONDS);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    raw.write(`retry: ${drawReconnectMs()}\n\n${first}`);
    this.count += 1;
    this.byNetwork.set(network, ofNetwork + 1);
    const listeners = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, listeners.add(raw));
    raw.once('close', () => this.forget(raw, topic, network));
  }

  /** Sends events to all who listen to a topic. */
  send(topic: string, events: string): void {
    this.write(topic, Buffer.from(events));
  }

  /** Ends all streams, and lets none begin: browsers come again, to another process. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const listeners of this.byTopic.values()) for (const listener of listeners) listener.end();
  }

  private write(topic: string, bytes: Buffer): void {
    for (const listener of this.byTopic.get(topic) ?? []) {
      if (listener.writableLength > this.limits.maxBehindBytes) listener.destroy();
      else listener.write(bytes);
    }
  }

  private forget(listener: ServerResponse, topic: string, network: string): void {
    this.count -= 1;
    const listeners = this.byTopic.get(topic)!;
    listeners.delete(listener);
    if (listeners.size === 0) this.byTopic.delete(topic);
    const left = this.byNetwork.get(network)! - 1;
    if (left === 0) this.byNetwork.delete(network);
    else this.byNetwork.set(network, left);
  }
}

const drawReconnectMs = (): number =>
  Math.round(RECONNECT_MS.min + Math.random() * (RECONNECT_MS.max - RECONNECT_MS.min));
