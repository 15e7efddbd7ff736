import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a CSV file to be saved under this name. The route takes `@Res()` without `passthrough` and returns nothing. */
export const sendCsv = (reply: FastifyReply, fileName: string, file: Readable | Buffer, charset = 'utf-8'): void => {
  reply
    .header('content-type', `text/csv; charset=${charset}`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(file);
};
