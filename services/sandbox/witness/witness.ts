import type { FastifyInstance, FastifyReply } from 'fastify';
import { toTokyoIso } from '../clock.js';
import { textOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { isConsistent } from './consistency.js';
import { buildCosignature, isSigned, readLogKey } from './notes.js';

/** Name of the witness in its cosignatures. */
export const WITNESS = 'witness.sandbox/w1';

/** A log with its last cosigned head. */
interface WitnessedLog {
  readonly origin: string;
  /** Line of the log's key at its first request. A later key is refused. */
  readonly key: string;
  readonly size: number;
  /** Root of the head, in base64. */
  readonly root: string;
  readonly cosigned: number;
}

interface CheckpointRequest {
  readonly older: number;
  readonly proof: readonly Buffer[];
  /** Lines of the head, each with its line break. */
  readonly text: string;
  readonly signatures: string;
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

const MAX_PROOF_HASHES = 63;
const KEY_MS = 5000;
const SIZE = /^(0|[1-9]\d{0,15})$/;

const hashOf = (line: string): Buffer | null => {
  const bytes = Buffer.from(line, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === line ? bytes : null;
};

/** Parses `old <size>`, the proof, an empty line, and the note; null for any other text. */
const readRequest = (body: string): CheckpointRequest | null => {
  const [before, text, signatures, ...rest] = body.split('\n\n');
  const [old = '', ...lines] = (before ?? '').split('\n');
  const [origin, size = '', root = ''] = (text ?? '').split('\n');
  const proof = lines.map(hashOf);
  const hash = hashOf(root);
  if (!/^old /.test(old) || !SIZE.test(old.slice(4)) || proof.length > MAX_PROOF_HASHES || proof.includes(null))
    return null;
  if (!origin || !SIZE.test(size) || !hash || signatures === undefined || rest.length > 0) return null;
  const older = Number(old.slice(4));
  return { older, proof: proof as Buffer[], text: `${text}\n`, signatures, origin, size: Number(size), root: hash };
};

/** A witness of the shop's log (c2sp.org/tlog-witness). It cosigns only heads that extend the last one it has seen. */
export class Witness {
  readonly #logs: Collection<WitnessedLog>;

  constructor(private readonly context: ProviderContext) {
    this.#logs = context.store.collection('witness.logs');
  }

  /** Lists the last head of each log. */
  list(): readonly object[] {
    return this.#logs.list().map((log) => ({ ...log, cosigned: toTokyoIso(log.cosigned) }));
  }

  serve(fastify: FastifyInstance): void {
    fastify.post(
      '/add-checkpoint',
      { config: { provider: 'witness', call: 'add-checkpoint' } },
      async (request, reply) => {
        const checkpointRequest = readRequest(textOf(request));
        if (!checkpointRequest) return reply.code(400).send('');
        const key = this.#logs.get(checkpointRequest.origin)?.key ?? (await this.#fetchLogKey());
        return this.#respond(checkpointRequest, key, reply);
      },
    );
  }

  /** Compares and replaces the last head synchronously, so that no other request comes between. */
  #respond(request: CheckpointRequest, key: string, reply: FastifyReply): FastifyReply {
    const { older, proof, text, signatures, origin, size, root } = request;
    const log = readLogKey(key);
    if (log?.name !== origin) return reply.code(404).send('');
    if (!isSigned(text, signatures, log)) return reply.code(403).send('');
    if (older > size) return reply.code(400).send('');
    const last = this.#logs.get(origin);
    const known = { size: last?.size ?? 0, root: Buffer.from(last?.root ?? '', 'base64') };
    if (older !== known.size) return reply.code(409).type('text/x.tlog.size').send(`${known.size}\n`);
    if (older === size && older > 0 && !root.equals(known.root)) return reply.code(409).send('');
    if (!isConsistent(known, { size, root }, proof)) return reply.code(422).send('');
    const now = this.context.clock.now();
    this.#logs.put(origin, { origin, key, size, root: root.toString('base64'), cosigned: now });
    const line = buildCosignature(text, Math.floor(now / 1000), WITNESS, this.context.keys.witness.privateKey);
    return reply.type('text/plain; charset=utf-8').send(line);
  }

  /** Fetches the key of the shop's log; '' when the shop does not return it. */
  async #fetchLogKey(): Promise<string> {
    const response = fetch(`${this.context.settings.shopUrl}/log/key`, { signal: AbortSignal.timeout(KEY_MS) });
    return response.then(
      async (fetched) => (fetched.ok ? (await fetched.text()).trim() : ''),
      () => '',
    );
  }
}
