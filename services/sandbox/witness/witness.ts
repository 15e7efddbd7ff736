import type { FastifyInstance, FastifyReply } from 'fastify';
import { tokyoIso } from '../clock.js';
import { textOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { goesOn } from './consistency.js';
import { cosigned, isSigned, readLogKey } from './notes.js';

/** As its cosignatures name it. */
export const WITNESS = 'witness.sandbox/w1';

/** A log that it has cosigned a head of, and the last one. */
interface WitnessedLog {
  readonly origin: string;
  /** The line that the shop had for its key when it was first asked: who has another one later is another. */
  readonly key: string;
  readonly size: number;
  /** In base64. */
  readonly root: string;
  readonly cosigned: number;
}

interface Request {
  readonly older: number;
  readonly proof: readonly Buffer[];
  /** The head's lines, each with its end. */
  readonly text: string;
  readonly signatures: string;
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

const MOST_LINES = 63;
const KEY_MS = 5000;
const SIZE = /^(0|[1-9]\d{0,15})$/;

const hashOf = (line: string): Buffer | null => {
  const bytes = Buffer.from(line, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === line ? bytes : null;
};

/** `old <size>`, the proof, an empty line, and the note; null for anything else. */
const readRequest = (body: string): Request | null => {
  const [before, text, signatures, ...more] = body.split('\n\n');
  const [old = '', ...lines] = (before ?? '').split('\n');
  const [origin, size = '', root = ''] = (text ?? '').split('\n');
  const proof = lines.map(hashOf);
  const hash = hashOf(root);
  if (!/^old /.test(old) || !SIZE.test(old.slice(4)) || proof.length > MOST_LINES || proof.includes(null)) return null;
  if (!origin || !SIZE.test(size) || !hash || signatures === undefined || more.length > 0) return null;
  const older = Number(old.slice(4));
  return { older, proof: proof as Buffer[], text: `${text}\n`, signatures, origin, size: Number(size), root: hash };
};

/** A witness of the shop's log (c2sp.org/tlog-witness): it cosigns a head that goes on from the last one it has seen, and no other. */
export class Witness {
  readonly #logs: Collection<WitnessedLog>;

  constructor(private readonly context: ProviderContext) {
    this.#logs = context.store.collection('witness.logs');
  }

  /** The last head of each log. */
  list(): readonly object[] {
    return this.#logs.list().map((log) => ({ ...log, cosigned: tokyoIso(log.cosigned) }));
  }

  serve(fastify: FastifyInstance): void {
    fastify.post(
      '/add-checkpoint',
      { config: { provider: 'witness', call: 'add-checkpoint' } },
      async (request, reply) => {
        const asked = readRequest(textOf(request));
        if (!asked) return reply.code(400).send('');
        const key = this.#logs.get(asked.origin)?.key ?? (await this.#keyOfShop());
        return this.#answer(asked, key, reply);
      },
    );
  }

  /** At once, so that what is compared is what is replaced. */
  #answer(asked: Request, key: string, reply: FastifyReply): FastifyReply {
    const { older, proof, text, signatures, origin, size, root } = asked;
    const log = readLogKey(key);
    if (log?.name !== origin) return reply.code(404).send('');
    if (!isSigned(text, signatures, log)) return reply.code(403).send('');
    if (older > size) return reply.code(400).send('');
    const last = this.#logs.get(origin);
    const known = { size: last?.size ?? 0, root: Buffer.from(last?.root ?? '', 'base64') };
    if (older !== known.size) return reply.code(409).type('text/x.tlog.size').send(`${known.size}\n`);
    if (older === size && older > 0 && !root.equals(known.root)) return reply.code(409).send('');
    if (!goesOn(known, { size, root }, proof)) return reply.code(422).send('');
    const now = this.context.clock.now();
    this.#logs.put(origin, { origin, key, size, root: root.toString('base64'), cosigned: now });
    const line = cosigned(text, Math.floor(now / 1000), WITNESS, this.context.keys.witness.privateKey);
    return reply.type('text/plain; charset=utf-8').send(line);
  }

  /** '' where the shop cannot say. */
  async #keyOfShop(): Promise<string> {
    const answer = fetch(`${this.context.settings.shopUrl}/log/key`, { signal: AbortSignal.timeout(KEY_MS) });
    return answer.then(
      async (said) => (said.ok ? (await said.text()).trim() : ''),
      () => '',
    );
  }
}
