import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { readTilePath } from '../../kernel/log-tiles.js';
import { Open } from '../../platform/http/access.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetBoxCheckpoint, GetBoxConsistency, GetBoxKey, GetBoxTileFile } from './box-log.query.js';

const TEXT = 'text/plain; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Sizes {
  readonly packId: string;
  readonly older: string;
  readonly size: string;
}

/** A number of lines, one at least, as it is written in one way alone; null for anything else. */
const sizeOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** GET /log/box/{pack}/…: the draws of a box as a tiled transparency log (c2sp.org/tlog-tiles), its public lines as entries. */
@Controller('log/box/:packId')
export class BoxLogController {
  constructor(private readonly queries: QueryBus) {}

  @Get('checkpoint')
  @Open()
  async checkpoint(@Param('packId') packId: string, @Res() reply: FastifyReply): Promise<void> {
    const note = await this.queries.execute(new GetBoxCheckpoint(packId));
    if (note === null) throw new RefusedError(404);
    reply.header('cache-control', 'no-cache').header('content-type', TEXT).send(note);
  }

  @Get('key')
  @Open()
  async key(@Param('packId') packId: string, @Res() reply: FastifyReply): Promise<void> {
    const line = await this.queries.execute(new GetBoxKey(packId));
    if (line === null) throw new RefusedError(404);
    reply.header('cache-control', 'no-cache').header('content-type', TEXT).send(`${line}\n`);
  }

  @Get('consistency/:older/:size')
  @Open()
  async consistency(@Param() sizes: Sizes, @Res() reply: FastifyReply): Promise<void> {
    const [older, size] = [sizeOf(sizes.older), sizeOf(sizes.size)];
    const query = older && size ? new GetBoxConsistency(sizes.packId, older, size) : null;
    const proof = query && (await this.queries.execute(query));
    if (!proof) throw new RefusedError(404);
    const lines = proof.map((hash) => `${hash.toString('base64')}\n`).join('');
    reply.header('cache-control', FOR_EVER).header('content-type', TEXT).send(lines);
  }

  @Get('tile/*')
  @Open()
  async tile(@Param('packId') packId: string, @Param('*') path: string, @Res() reply: FastifyReply): Promise<void> {
    const file = readTilePath(path);
    const bytes = file && (await this.queries.execute(new GetBoxTileFile(packId, file)));
    if (!bytes) throw new RefusedError(404);
    reply.header('cache-control', FOR_EVER).header('content-type', 'application/octet-stream').send(bytes);
  }
}
