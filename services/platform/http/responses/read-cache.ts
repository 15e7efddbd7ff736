import type { FastifyInstance } from 'fastify';
import { type Language, languageOf } from '../../../kernel/languages.js';
import type { Clock } from '../../../kernel/time.js';
import type { EventStore } from '../../store/event-store.js';
import type { Maintenance } from '../server/maintenance.js';
import type { Bytes } from './envelope.js';

/** How old an answer may be that another process has made untrue; this process's own writes clear the cache at once. */
const FRESH_MS = 100;
const MAX_ENTRIES = 1000;

interface Entry {
  readonly body: Uint8Array;
  readonly until: number;
  /** Members' sessions remember what they read, so their request must go all the way. */
  readonly forVisitorsOnly: boolean;
}

/**
 * Answers that were built as bytes, given again for a moment before anything else of the request is done: in a rush
 * everybody reads the same two pages.
 */
export class ReadCache {
  private readonly entries = new Map<string, Entry>();
  /** Grows with every write of this process: what was read before one is not kept after it. */
  generation = 0;

  constructor(
    private readonly clock: Clock,
    private readonly maintenance: Maintenance,
    store: EventStore,
  ) {
    store.signals.on('appended', () => {
      this.generation += 1;
      this.entries.clear();
    });
  }

  /** @param generation as it was before the answer was built */
  keep(url: string, language: Language, response: Bytes, forVisitorsOnly: boolean, generation: number): void {
    if (generation !== this.generation) return;
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    const until = Math.min(this.clock.now().getTime() + FRESH_MS, response.until ?? Number.POSITIVE_INFINITY);
    this.entries.set(language + url, { body: response.body, until, forVisitorsOnly });
  }

  /** Answers from the cache, before the request is routed. */
  serve(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const body = request.method === 'GET' && !this.maintenance.on ? this.find(request.url, request.headers) : null;
      if (body) reply.header('content-type', 'application/json; charset=utf-8').send(body);
      else done();
    });
  }

  private find(url: string, headers: { cookie?: string; 'accept-language'?: string }): Uint8Array | null {
    if (this.entries.size === 0) return null;
    const entry = this.entries.get(languageOf(headers['accept-language']) + url);
    if (!entry || this.clock.now().getTime() >= entry.until) return null;
    return entry.forVisitorsOnly && headers.cookie !== undefined ? null : entry.body;
  }
}
