import { type CommandResponse, replay, type StoredResponse } from '../../store/response.js';

/** Estimated memory of an entry besides its body. */
const ENTRY_BYTES = 300;

/**
 * Holds responses to reads sent as writes in a bounded amount of memory. While a response is held, its CSRF token returns the
 * same bytes and is refused for anything else. A read whose response was dropped may simply be repeated.
 */
export class RecentResponses {
  private readonly responses = new Map<string, StoredResponse>();
  private bytes = 0;

  /** @param maxBytes of memory; the oldest responses are dropped */
  constructor(private readonly maxBytes: number) {}

  /**
   * Returns the response held for an idempotency key, if any.
   *
   * @throws KeyReusedError when it belongs to another payload
   */
  find(key: string, payloadHash: string): CommandResponse | undefined {
    const earlier = this.responses.get(key);
    return earlier && replay(earlier, payloadHash);
  }

  /** Holds a response. @returns it, or the earlier response for the same key */
  keep(key: string, payloadHash: string, response: CommandResponse): CommandResponse {
    const earlier = this.find(key, payloadHash);
    if (earlier) return earlier;
    this.responses.set(key, { key, payloadHash, ...response });
    this.bytes += sizeOf(response);
    for (const [oldest, { body }] of this.responses) {
      if (this.bytes <= this.maxBytes) break;
      this.responses.delete(oldest);
      this.bytes -= sizeOf({ body });
    }
    return response;
  }
}

/** Returns the estimated bytes of an entry; a character takes two. */
const sizeOf = ({ body }: Pick<CommandResponse, 'body'>): number => ENTRY_BYTES + 2 * body.length;
