import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../attempts/network-of.js';
import { RefusedError } from './envelope.js';

/** Limits of the event streams of a process. */
export interface StreamLimits {
  /** Maximum open streams of the process. */
  readonly total: number;
  /** Maximum open streams of one network: phones of one carrier, a house, an office. */
  readonly perNetwork: number;
  /** Interval of heartbeats, because proxies and browsers close a silent connection. */
  readonly heartbeatMs: number;
  /** A browser with more unsent bytes is disconnected and reconnects. */
  readonly maxBehindBytes: number;
}

export const STREAM_LIMITS: StreamLimits = {
  total: 5000,
  perNetwork: 50,
  heartbeatMs: 15_000,
  maxBehindBytes: 65_536,
};

const RETRY_AFTER_SECONDS = 30;
/** Browsers whose stream has ended reconnect at a random time within this range. */
const RECONNECT_MS = { min: 1000, max: 6000 };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Without this, nginx would buffer the events.
  'x-accel-buffering': 'no',
};
const HEARTBEAT = Buffer.from(':\n\n');

/** Returns an event in its wire format. @param id sent back as `Last-Event-ID` by a browser that reconnects */
export const formatEvent = (name: string, data: object, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends server-sent events to browsers, by topic. */
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

  /** Number of open streams. */
  get size(): number {
    return this.count;
  }

  /** Topics with at least one listener. */
  get topics(): readonly string[] {
    return [...this.byTopic.keys()];
  }

  /**
   * Opens a stream as the response to a request.
   *
   * @param first the first events, in their wire format
   * @throws RefusedError 429 beyond the limits, and when the process is shutting down
   */
  open(request: FastifyRequest, reply: FastifyReply, topic: string, first: string): void {
    // The browser has disconnected while its first events were loaded.
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

  /** Sends events to all listeners of a topic. */
  send(topic: string, events: string): void {
    this.write(topic, Buffer.from(events));
  }

  /** Ends all streams and refuses new ones: browsers reconnect to another process. */
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
