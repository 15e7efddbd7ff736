import { type Checkpoint, formatCheckpoint } from '../../kernel/checkpoint.js';
import { noteOf, parseVerifierKey, readSignedText, renameVerifier } from '../../kernel/signed-note.js';
import type { Config } from '../config.js';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';

const TIMEOUTS: ProviderTimeouts = {
  connectMs: 2000,
  answerMs: { interactive: 5000, background: 10_000 },
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
  private asking: Promise<string | null> | undefined;

  constructor(private readonly address: Config['signer']) {}

  /** Whether there is one. */
  get isThere(): boolean {
    return this.address !== null;
  }

  /** The line with which others know its signatures; null while there is none, or it does not answer. */
  async verifierKey(): Promise<string | null> {
    if (this.key || !this.address) return this.key ?? null;
    // Anybody may want it: while the signer is silent all wait for one answer.
    this.asking ??= this.askForKey(this.address.url).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askForKey(url: string): Promise<string | null> {
    const answer = await send({ method: 'GET', url: `${url}/key`, headers: {}, body: '' }, 'interactive', TIMEOUTS);
    if (answer.outcome !== 'answered' || answer.status !== 200) return null;
    this.key = answer.body.toString('utf8').trim();
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
    const answer = await send({ method: 'POST', url, headers, body }, 'background', TIMEOUTS);
    if (answer.outcome !== 'answered' || answer.status >= 500) return { outcome: 'silent' };
    const said = answer.body.toString('utf8');
    if (answer.status === 200) return this.checked(noteOf(text, [said]), checkpoint.origin);
    if (answer.status === 409 && /^\d+\n$/.test(said)) return { outcome: 'other-size', size: Number(said) };
    return { outcome: 'refused', reason: said.trim() || String(answer.status) };
  }

  /** Nothing is published that nobody could verify. */
  private async checked(note: string, origin: string): Promise<Signing> {
    const verifier = parseVerifierKey((await this.verifierKey()) ?? '');
    if (!verifier) return { outcome: 'silent' };
    if (readSignedText(note, renameVerifier(verifier, origin)) === null)
      return { outcome: 'refused', reason: 'BadSignature' };
    return { outcome: 'signed', note };
  }
}
