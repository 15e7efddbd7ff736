import { timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { formatCheckpoint } from '../kernel/checkpoint.js';
import { signNote, verifierKeyOf } from '../kernel/signed-note.js';
import type { SignerSettings } from './settings.js';
import { findRefusal, type NotSigned, readSigningRequest } from './sign-checkpoint.js';
import { SignerFiles } from './signer-files.js';

const BODY_LIMIT = 16 * 1024;

const STATUS: Readonly<Record<NotSigned, number>> = {
  Malformed: 400,
  UnknownOrigin: 404,
  OtherSize: 409,
  OtherRoot: 409,
  Inconsistent: 422,
};

export interface OpenSigner {
  readonly url: string;
  /** The line of the public key. */
  readonly verifierKey: string;
  close(): Promise<void>;
}

const isSame = (received: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Opens the signer. `POST /add-checkpoint` works as for a witness (c2sp.org/tlog-witness) and requires the token; `GET
 * /key` is public. It reads and writes its folder synchronously, so that nothing changes between comparison and
 * replacement.
 */
export const openSigner = async ({ folder, origin, token, host, port }: SignerSettings): Promise<OpenSigner> => {
  const files = SignerFiles.open(folder, origin);
  const fastify = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const verifierKey = verifierKeyOf(files.signer);
  fastify.get('/key', (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${verifierKey}\n`));
  fastify.post<{ Body: string | undefined }>('/add-checkpoint', (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.code(401).send('');
    const signingRequest = readSigningRequest(request.body ?? '');
    const last = signingRequest && files.headOf(signingRequest.checkpoint.origin);
    const why = signingRequest ? findRefusal(last, signingRequest) : 'Malformed';
    if (why === 'OtherSize') return reply.code(STATUS[why]).type('text/x.tlog.size').send(`${last?.size}\n`);
    if (why || !signingRequest)
      return reply
        .code(STATUS[why ?? 'Malformed'])
        .type('text/plain')
        .send(`${why}\n`);
    files.remember(signingRequest.checkpoint);
    return reply.type('text/plain; charset=utf-8').send(
      signNote(formatCheckpoint(signingRequest.checkpoint), {
        ...files.signer,
        name: signingRequest.checkpoint.origin,
      }),
    );
  });
  await fastify.listen({ port, host });
  const { port: taken } = fastify.server.address() as AddressInfo;
  return { url: `http://${host}:${taken}`, verifierKey, close: () => fastify.close() };
};
