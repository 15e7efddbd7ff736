import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { readTilePath } from '../../kernel/log-tiles.js';
import { Open } from '../../platform/http/access.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetCheckpoint, GetConsistency, GetTileFile, GetVerifierKey } from './log-files.query.js';

const TEXT = 'text/plain; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Sizes {
  readonly older: string;
  readonly size: string;
}

/** A number of entries, one at least, as it is written in one way alone; null for anything else. */
const sizeOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** GET /log/…: the shop's whole log as a tiled transparency log (c2sp.org/tlog-tiles), hashes alone. */
@Controller('log')
export class LogFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('checkpoint')
  @Open()
  async checkpoint(@Res() reply: FastifyReply): Promise<void> {
    const note = await this.queries.execute(new GetCheckpoint());
    if (note === null) throw new RefusedError(404);
    reply.header('cache-control', 'no-cache').header('content-type', TEXT).send(note);
  }

  /** To whoever verifies heads that they were mailed: the key is on the page as it is in the mails. */
  @Get('key')
  @Open()
  async key(@Res() reply: FastifyReply): Promise<void> {
    const line = await this.queries.execute(new GetVerifierKey());
    if (line === null) throw new RefusedError(404);
    reply.header('cache-control', 'no-cache').header('content-type', TEXT).send(`${line}\n`);
  }

  /** To whoever keeps a head: that a later one goes on from it (RFC 6962, section 2.1.2), a hash in base64 a line. */
  @Get('consistency/:older/:size')
  @Open()
  async consistency(@Param() sizes: Sizes, @Res() reply: FastifyReply): Promise<void> {
    const [older, size] = [sizeOf(sizes.older), sizeOf(sizes.size)];
    const proof = older && size && (await this.queries.execute(new GetConsistency(older, size)));
    if (!proof) throw new RefusedError(404);
    const lines = proof.map((hash) => `${hash.toString('base64')}\n`).join('');
    reply.header('cache-control', FOR_EVER).header('content-type', TEXT).send(lines);
  }

  @Get('tile/*')
  @Open()
  async tile(@Param('*') path: string, @Res() reply: FastifyReply): Promise<void> {
    const file = readTilePath(path);
    const bytes = file && (await this.queries.execute(new GetTileFile(file)));
    if (!bytes) throw new RefusedError(404);
    reply.header('cache-control', FOR_EVER).header('content-type', 'application/octet-stream').send(bytes);
  }
}
