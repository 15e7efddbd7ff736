import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** Yardstick of reading, in a separate process: Fastify routes that serve the bytes of a file, `{path: base64}`. */
const bare = Fastify();
for (const [path, bytes] of Object.entries(
  JSON.parse(readFileSync(process.env.BARE_ROUTES!, 'utf8')) as Record<string, string>,
)) {
  const body = Buffer.from(bytes, 'base64');
  bare.get(path, (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(body));
}
await bare.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void bare.close());
