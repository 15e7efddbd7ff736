import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a JSON file to be saved under this name, with caching forbidden. The route is like that of `sendCsv`. */
export const sendJsonFile = (reply: FastifyReply, fileName: string, file: Readable): void => {
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .send(file);
};

/** Sends a CSV file to be saved under this name. The route takes `@Res()` without `passthrough` and returns nothing. */
export const sendCsv = (reply: FastifyReply, fileName: string, file: Readable | Buffer, charset = 'utf-8'): void => {
  reply
    .header('content-type', `text/csv; charset=${charset}`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(file);
};
