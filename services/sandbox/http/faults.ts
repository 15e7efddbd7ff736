import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import type { Collection, Store } from '../store/store.js';

export const FAULT_KINDS = ['hang', 'reset', '500', 'slow'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong at the next calls of a name, before or after they have done what they are asked. */
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
    /** What faults know a route by; pages and the control have none. */
    readonly provider?: string;
    readonly call?: string;
  }
  interface FastifyRequest {
    /** What a card or a call has chosen to go wrong once this request is done. */
    misbehaves: FaultKind | null;
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Faults that were ordered, kept over kills until they are used up. */
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

  /** What was ordered and has not gone wrong yet will not. */
  forget(): void {
    for (const [id] of [...this.#faults.entries()]) this.#faults.remove(id);
  }

  list(): readonly Fault[] {
    return this.#faults.list();
  }

  /** Lets the calls of providers go wrong, and keeps every answer until what it tells is on the disk. */
  serve(fastify: FastifyInstance, store: Store): void {
    fastify.decorateRequest('misbehaves', null);
    fastify.addHook('preHandler', async (request, reply) => {
      const kind = this.#next(request, 'before');
      if (!kind) return;
      await this.#misbehave(kind, reply);
      if (kind === '500') return reply.code(500).send('{"message":"sandbox fault"}');
      // Nobody is there any more, and what was asked must not be done.
      if (kind !== 'slow') return reply.hijack();
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      const kind = request.misbehaves ?? this.#next(request, 'after');
      await store.kept();
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
