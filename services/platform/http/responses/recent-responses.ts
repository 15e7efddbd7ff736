import { type CommandResponse, replay, type StoredResponse } from '../../store/response.js';

/** What the words around an answer take, beside the body. */
const ENTRY_BYTES = 300;

/**
 * The answers to reads that were sent as writes, in memory as far as it goes: while one is remembered, its value brings
 * the same bytes again and carries nothing else. What is forgotten may simply be read again.
 */
export class RecentResponses {
  private readonly responses = new Map<string, StoredResponse>();
  private bytes = 0;

  /** @param maxBytes of memory; the oldest answers make room */
  constructor(private readonly maxBytes: number) {}

  /**
   * The answer that the value has brought already, if it is remembered.
   *
   * @throws KeyReusedError when it was another payload's
   */
  find(key: string, payloadHash: string): CommandResponse | undefined {
    const earlier = this.responses.get(key);
    return earlier && replay(earlier, payloadHash);
  }

  /** Remembers an answer. @returns it, or the one that came before it under the same value */
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

/** Of a string in memory, two bytes a letter. */
const sizeOf = ({ body }: Pick<CommandResponse, 'body'>): number => ENTRY_BYTES + 2 * body.length;
