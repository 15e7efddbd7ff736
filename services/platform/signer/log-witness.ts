import type { NoteVerifier } from '../../kernel/signed-note.js';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';

/** An independent witness that checks that the log only grows. */
export interface LogWitness {
  readonly url: string;
  readonly verifier: NoteVerifier;
}

export type WitnessResponse =
  /** Lines of signatures, not yet verified. */
  | { readonly outcome: 'cosigned'; readonly lines: string }
  /** The witness has cosigned a head of this size, with which the proof must begin. */
  | { readonly outcome: 'other-size'; readonly size: number }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'silent' };

const TIMEOUTS: ProviderTimeouts = { connectMs: 3000, responseMs: { interactive: 10_000, background: 10_000 } };

/** The maximum length of the lines, above that of the signatures of any witness. */
const MAX_CHARACTERS = 16_384;

/**
 * Asks a witness to cosign a signed head (c2sp.org/tlog-witness).
 *
 * @param older the size with which the proof begins
 * @param proof a consistency proof from that size to the head (RFC 6962, section 2.1.2)
 * @throws InsideTransactionError while a transaction of the database is open
 */
export const requestCosignature = async (
  { url }: LogWitness,
  older: number,
  proof: readonly Buffer[],
  note: string,
): Promise<WitnessResponse> => {
  const body = `old ${older}\n${proof.map((hash) => `${hash.toString('base64')}\n`).join('')}\n${note}`;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  const request = { method: 'POST', url: `${url}/add-checkpoint`, headers, body } as const;
  const response = await send(request, 'background', TIMEOUTS);
  if (response.outcome !== 'answered') return { outcome: 'silent' };
  const lines = response.body.toString('utf8');
  if (response.status === 200 && lines.length <= MAX_CHARACTERS) return { outcome: 'cosigned', lines: lines };
  if (response.status === 409 && /^(0|[1-9]\d{0,14})\n$/.test(lines))
    return { outcome: 'other-size', size: Number(lines) };
  return { outcome: 'refused', status: response.status };
};
