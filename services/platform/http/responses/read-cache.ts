import type { FastifyInstance } from 'fastify';
import { type Language, languageOf } from '../../../kernel/languages.js';
import type { Clock } from '../../../kernel/time.js';
import type { EventStore } from '../../store/event-store.js';
import type { Maintenance } from '../server/maintenance.js';
import type { Bytes } from './envelope.js';

/** Maximum age of a response that another process has made outdated. Writes of this process clear the cache at once. */
const FRESH_MS = 100;
const MAX_ENTRIES = 1000;

interface Entry {
  readonly body: Uint8Array;
  readonly until: number;
  /** True for a route that looks up the session: requests with a cookie must reach its controller. */
  readonly forVisitorsOnly: boolean;
}

/**
 * Caches responses that were built as bytes, and sends them before any other work on the request. Under high load most
 * visitors read the same two pages.
 */
export class ReadCache {
  private readonly entries = new Map<string, Entry>();
  /** Grows with every write of this process: a response built before a write is not cached after it. */
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

  /** Caches a response. @param generation its value before the response was built */
  keep(url: string, language: Language, response: Bytes, forVisitorsOnly: boolean, generation: number): void {
    if (generation !== this.generation) return;
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    const until = Math.min(this.clock.now().getTime() + FRESH_MS, response.until ?? Number.POSITIVE_INFINITY);
    this.entries.set(language + url, { body: response.body, until, forVisitorsOnly });
  }

  /** Registers the hook that responds from the cache before the request is routed. */
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
