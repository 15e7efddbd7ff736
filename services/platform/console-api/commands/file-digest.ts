import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OperatorCommand } from './operator-command.js';

/** A body that is read as it arrives, and the command that it belongs to once it has been read. */
export interface DigestedFile {
  readonly body: unknown;
  /** The command under its key, which stands for this file alone. Call it when the body has been read to its end. */
  of<Request extends object>(command: OperatorCommand<Request>): OperatorCommand<Request>;
}

async function* hashing(body: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Takes the fingerprint of a file while somebody reads it. @param body of a `text/csv` request */
export const digested = (body: unknown): DigestedFile => {
  const hash = createHash('sha256');
  return {
    body: body instanceof Readable ? Readable.from(hashing(body, hash)) : body,
    of: (command) => {
      const { key } = command;
      return key ? { ...command, key: { ...key, content: key.content + hash.digest('hex') } } : command;
    },
  };
};
