import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OperatorCommand } from './operator-command.js';

/** A streamed body, and the command that it belongs to after it has been read. */
export interface DigestedFile {
  readonly body: unknown;
  /** Adds the file's digest to the command's idempotency key. Call it after the body has been read to its end. */
  of<Request extends object>(command: OperatorCommand<Request>): OperatorCommand<Request>;
}

async function* hashing(body: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Computes the SHA-256 digest of a file while it is read. @param body the body of a `text/csv` request */
export const digestFile = (body: unknown): DigestedFile => {
  const hash = createHash('sha256');
  return {
    body: body instanceof Readable ? Readable.from(hashing(body, hash)) : body,
    of: (command) => {
      const { key } = command;
      return key ? { ...command, key: { ...key, content: key.content + hash.digest('hex') } } : command;
    },
  };
};
