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
  /** It has signed a head of another size before: that is where the proof has to begin. */
  | { readonly outcome: 'other-size'; readonly size: number }
  /** The head does not go on from the last one: the log is not what it was. */
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'silent' };

/** The process that has the log's key (`services/signer`), as the shop reaches it. */
export class LogSigner {
  private key: string | undefined;
  private pendingKey: Promise<string | null> | undefined;

  constructor(private readonly address: Config['signer']) {}

  /** Whether there is one. */
  get isConfigured(): boolean {
    return this.address !== null;
  }

  /** The line with which others know its signatures; null while there is none, or it does not answer. */
  async verifierKey(): Promise<string | null> {
    if (this.key || !this.address) return this.key ?? null;
    // Anybody may want it: while the signer is silent all wait for one answer.
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
   * Has a head signed.
   *
   * @param older the size that the proof begins with
   * @param proof that the head goes on from it (RFC 6962, section 2.1.2)
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

  /** Nothing is published that nobody could verify. */
  private async checkSignature(note: string, origin: string): Promise<Signing> {
    const verifier = parseVerifierKey((await this.verifierKey()) ?? '');
    if (!verifier) return { outcome: 'silent' };
    if (readSignedText(note, renameVerifier(verifier, origin)) === null)
      return { outcome: 'refused', reason: 'BadSignature' };
    return { outcome: 'signed', note };
  }
}
