import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { parseTilePath } from '../../kernel/log-tiles.js';
import { Open } from '../../platform/http/access/access.js';
import {
  type LogSizes,
  parseLogSizes,
  sendPresent,
  sendProof,
  sendTile,
} from '../../platform/http/responses/log-files.js';
import { GetBoxCheckpoint, GetBoxConsistency, GetBoxKey, GetBoxTileFile } from './box-log.query.js';

/**
 * GET /log/box/{pack}/…: the draws of a box as a tiled transparency log (c2sp.org/tlog-tiles). Its entries are the
 * public lines.
 */
@Controller('log/box/:packId')
export class BoxLogController {
  constructor(private readonly queries: QueryBus) {}

  @Get('checkpoint')
  @Open()
  async checkpoint(@Param('packId') packId: string, @Res() reply: FastifyReply): Promise<void> {
    sendPresent(reply, await this.queries.execute(new GetBoxCheckpoint(packId)));
  }

  @Get('key')
  @Open()
  async key(@Param('packId') packId: string, @Res() reply: FastifyReply): Promise<void> {
    const line = await this.queries.execute(new GetBoxKey(packId));
    sendPresent(reply, line && `${line}\n`);
  }

  @Get('consistency/:older/:size')
  @Open()
  async consistency(
    @Param('packId') packId: string,
    @Param() sizes: LogSizes,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const sizePair = parseLogSizes(sizes);
    sendProof(reply, sizePair && (await this.queries.execute(new GetBoxConsistency(packId, ...sizePair))));
  }

  @Get('tile/*')
  @Open()
  async tile(@Param('packId') packId: string, @Param('*') path: string, @Res() reply: FastifyReply): Promise<void> {
    const file = parseTilePath(path);
    sendTile(reply, file && (await this.queries.execute(new GetBoxTileFile(packId, file))));
  }
}
