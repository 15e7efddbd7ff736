import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Checkpoint, parseCheckpoint, parseHash } from '../../kernel/checkpoint.js';
import { parseWitnessKey, signCosignature, witnessKeyOf } from '../../kernel/cosignature.js';
import { EMPTY_ROOT, isConsistent } from '../../kernel/merkle-tree.js';
import { type NoteVerifier, readSignedText } from '../../kernel/signed-note.js';
import type { LogWitness } from '../../platform/signer/log-witness.js';

interface WitnessResponse {
  readonly status: number;
  readonly body: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A witness as defined by c2sp.org/tlog-witness. It remembers one log until it is closed. */
export class TestWitness {
  /** The number of requests. */
  asked = 0;
  /** A response that replaces the real one. */
  fixedResponse: WitnessResponse | null = null;
  private head: Pick<Checkpoint, 'size' | 'root'> = { size: 0, root: EMPTY_ROOT };
  private readonly signer: {
    readonly name: string;
    readonly key: ReturnType<typeof generateKeyPairSync>['privateKey'];
  };
  private readonly server = createServer(async (request, response) => {
    this.asked++;
    const { status, body } = this.fixedResponse ?? this.respond(await bodyOf(request));
    response.writeHead(status, { 'content-type': status === 409 ? 'text/x.tlog.size' : 'text/plain' }).end(body);
  });

  private constructor(
    name: string,
    private readonly log: NoteVerifier,
    private readonly now: () => Date,
  ) {
    this.signer = { name, key: generateKeyPairSync('ed25519').privateKey };
  }

  /**
   * Opens a witness.
   *
   * @param log the log whose heads it cosigns
   */
  static async open(name: string, log: NoteVerifier, now: () => Date): Promise<TestWitness> {
    const witness = new TestWitness(name, log, now);
    await once(witness.server.listen(0, '127.0.0.1'), 'listening');
    return witness;
  }

  get key(): string {
    return witnessKeyOf(this.signer);
  }

  /** The witness in the shop's configuration. */
  get configured(): LogWitness {
    const { port } = this.server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, verifier: parseWitnessKey(this.key)! };
  }

  get size(): number {
    return this.head.size;
  }

  /** Forgets the head that it has cosigned. */
  forget(): void {
    this.head = { size: 0, root: EMPTY_ROOT };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  private respond(body: string): WitnessResponse {
    const end = body.indexOf('\n\n');
    const [first = '', ...proof] = body.slice(0, end).split('\n');
    const older = Number(/^old (\d+)$/.exec(first)?.[1]);
    const text = readSignedText(body.slice(end + 2), this.log);
    if (text === null) return { status: 403, body: '' };
    const newer = parseCheckpoint(text)!;
    if (!(older <= newer.size)) return { status: 400, body: '' };
    if (older !== this.head.size) return { status: 409, body: `${this.head.size}\n` };
    if (older === newer.size && !newer.root.equals(this.head.root)) return { status: 409, body: '' };
    const hashes = proof.map((line) => parseHash(line)!);
    if (!isConsistent(this.head, newer, hashes)) return { status: 422, body: '' };
    this.head = newer;
    return { status: 200, body: `— another.key AAAAAAAA\n${signCosignature(text, this.now(), this.signer)}` };
  }
}
