import { type Checkpoint, formatCheckpoint } from '../../kernel/checkpoint.js';
import { noteOf, parseVerifierKey, readSignedText, renameVerifier } from '../../kernel/signed-note.js';
import type { Config } from '../config.js';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';

const TIMEOUTS: ProviderTimeouts = {
  connectMs: 2000,
  responseMs: { interactive: 5000, background: 10_000 },
};

export type Signing =
  | { readonly outcome: 'signed'; readonly note: string }
  /** The signer has signed a head of this size before, with which the proof must begin. */
  | { readonly outcome: 'other-size'; readonly size: number }
  /** The head is not consistent with the last one: the log was changed. */
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'silent' };

/** The client of the process that holds the key of the log (`services/signer`). */
export class LogSigner {
  private key: string | undefined;
  private pendingKey: Promise<string | null> | undefined;

  constructor(private readonly address: Config['signer']) {}

  /** True if a signer is configured. */
  get isConfigured(): boolean {
    return this.address !== null;
  }

  /** Returns the line with which others verify its signatures; null without a signer, or while it does not respond. */
  async verifierKey(): Promise<string | null> {
    if (this.key || !this.address) return this.key ?? null;
    // Concurrent callers share one request, so that a silent signer does not get many.
    this.pendingKey ??= this.fetchKey(this.address.url).finally(() => {
      this.pendingKey = undefined;
    });
    return this.pendingKey;
  }

  private async fetchKey(url: string): Promise<string | null> {
    const response = await send({ method: 'GET', url: `${url}/key`, headers: {}, body: '' }, 'interactive', TIMEOUTS);
    if (response.outcome !== 'answered' || response.status !== 200) return null;
    this.key = response.body.toString('utf8').trim();
    return this.key;
  }

  /**
   * Requests the signature of a head.
   *
   * @param older the size with which the proof begins
   * @param proof a consistency proof from that size to the head (RFC 6962, section 2.1.2)
   * @throws InsideTransactionError while a transaction of the database is open
   */
  async sign(older: number, proof: readonly Buffer[], checkpoint: Checkpoint): Promise<Signing> {
    if (!this.address) return { outcome: 'silent' };
    const text = formatCheckpoint(checkpoint);
    const body = `old ${older}\n${proof.map((one) => `${one.toString('base64')}\n`).join('')}\n${text}`;
    const headers = { authorization: `Bearer ${this.address.token}`, 'content-type': 'text/plain' };
    const url = `${this.address.url}/add-checkpoint`;
    const response = await send({ method: 'POST', url, headers, body }, 'background', TIMEOUTS);
    if (response.outcome !== 'answered' || response.status >= 500) return { outcome: 'silent' };
    const responseText = response.body.toString('utf8');
    if (response.status === 200) return this.checkSignature(noteOf(text, [responseText]), checkpoint.origin);
    if (response.status === 409 && /^\d+\n$/.test(responseText))
      return { outcome: 'other-size', size: Number(responseText) };
    return { outcome: 'refused', reason: responseText.trim() || String(response.status) };
  }

  /** Verifies the signature, so that only verifiable heads are published. */
  private async checkSignature(note: string, origin: string): Promise<Signing> {
    const verifier = parseVerifierKey((await this.verifierKey()) ?? '');
    if (!verifier) return { outcome: 'silent' };
    if (readSignedText(note, renameVerifier(verifier, origin)) === null)
      return { outcome: 'refused', reason: 'BadSignature' };
    return { outcome: 'signed', note };
  }
}
