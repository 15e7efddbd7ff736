import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import type { Collection, Store } from '../store/store.js';

export const FAULT_KINDS = ['hang', 'reset', '500', 'slow'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault to inject into the next calls of a name, before or after they are executed. */
export interface Fault {
  readonly provider: string;
  /** A call's name, or `*`. */
  readonly call: string;
  readonly when: 'before' | 'after';
  readonly kind: FaultKind;
  readonly times: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Provider of the route, by which faults select it; pages and the control have none. */
    readonly provider?: string;
    readonly call?: string;
  }
  interface FastifyRequest {
    /** Fault that a card or a call has chosen for the response to this request. */
    misbehaves: FaultKind | null;
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Ordered faults, kept over kills until they are used up. */
export class Faults {
  readonly #faults: Collection<Fault>;

  constructor(
    store: Store,
    private readonly settings: Settings,
  ) {
    this.#faults = store.collection('faults');
  }

  order(fault: Fault): void {
    this.#faults.put(randomUUID(), fault);
  }

  /** Removes all ordered faults. */
  forget(): void {
    for (const [id] of [...this.#faults.entries()]) this.#faults.remove(id);
  }

  list(): readonly Fault[] {
    return this.#faults.list();
  }

  /** Injects faults into the calls of providers, and holds each response until its changes are on disk. */
  serve(fastify: FastifyInstance, store: Store): void {
    fastify.decorateRequest('misbehaves', null);
    fastify.addHook('preHandler', async (request, reply) => {
      const kind = this.#next(request, 'before');
      if (!kind) return;
      await this.#misbehave(kind, reply);
      if (kind === '500') return reply.code(500).send('{"message":"sandbox fault"}');
      // The connection is closed, and the call must not be executed.
      if (kind !== 'slow') return reply.hijack();
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      const kind = request.misbehaves ?? this.#next(request, 'after');
      await store.waitUntilWritten();
      if (!kind) return payload;
      await this.#misbehave(kind, reply);
      if (kind !== '500') return payload;
      reply.code(500);
      return '{"message":"sandbox fault"}';
    });
  }

  #next(request: FastifyRequest, when: Fault['when']): FaultKind | null {
    const { provider, call } = request.routeOptions.config;
    if (!provider) return null;
    for (const [id, fault] of this.#faults.entries()) {
      if (fault.when !== when || fault.provider !== provider || ![call, '*'].includes(fault.call)) continue;
      if (fault.times > 1) this.#faults.put(id, { ...fault, times: fault.times - 1 });
      else this.#faults.remove(id);
      return fault.kind;
    }
    return null;
  }

  async #misbehave(kind: FaultKind, reply: FastifyReply): Promise<void> {
    const { socket } = reply.raw;
    if (kind === 'slow') await wait(this.settings.slowMs);
    if (kind === 'hang') await wait(this.settings.hangMs);
    if (kind === 'hang') socket?.destroy();
    if (kind === 'reset') socket?.resetAndDestroy();
  }
}
