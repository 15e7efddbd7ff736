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
import { GetCheckpoint, GetConsistency, GetTileFile, GetVerifierKey } from './log-files.query.js';

/** GET /log/…: the shop's whole log as a tiled transparency log (c2sp.org/tlog-tiles). It contains only hashes. */
@Controller('log')
export class LogFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('checkpoint')
  @Open()
  async checkpoint(@Res() reply: FastifyReply): Promise<void> {
    sendPresent(reply, await this.queries.execute(new GetCheckpoint()));
  }

  /** Returns the key for recipients of mailed heads. The page shows the same key as the mails. */
  @Get('key')
  @Open()
  async key(@Res() reply: FastifyReply): Promise<void> {
    const line = await this.queries.execute(new GetVerifierKey());
    sendPresent(reply, line && `${line}\n`);
  }

  /** Returns the proof that a later head extends an earlier one (RFC 6962, section 2.1.2). */
  @Get('consistency/:older/:size')
  @Open()
  async consistency(@Param() sizes: LogSizes, @Res() reply: FastifyReply): Promise<void> {
    const sizePair = parseLogSizes(sizes);
    sendProof(reply, sizePair && (await this.queries.execute(new GetConsistency(...sizePair))));
  }

  @Get('tile/*')
  @Open()
  async tile(@Param('*') path: string, @Res() reply: FastifyReply): Promise<void> {
    const file = parseTilePath(path);
    sendTile(reply, file && (await this.queries.execute(new GetTileFile(file))));
  }
}
