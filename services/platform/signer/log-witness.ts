import type { NoteVerifier } from '../../kernel/signed-note.js';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';

/** Somebody else who sees to it that the log only grows, as the shop reaches them. */
export interface LogWitness {
  readonly url: string;
  readonly verifier: NoteVerifier;
}

export type WitnessResponse =
  /** Lines of signatures, of whomever. */
  | { readonly outcome: 'cosigned'; readonly lines: string }
  /** It has cosigned a head of another size: that is where the proof has to begin. */
  | { readonly outcome: 'other-size'; readonly size: number }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'silent' };

const TIMEOUTS: ProviderTimeouts = { connectMs: 3000, responseMs: { interactive: 10_000, background: 10_000 } };

/** More signatures than a witness has keys. */
const MAX_CHARACTERS = 16_384;

/**
 * Shows a witness a signed head (c2sp.org/tlog-witness).
 *
 * @param older the size that the proof begins with
 * @param proof that the head goes on from it (RFC 6962, section 2.1.2)
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
