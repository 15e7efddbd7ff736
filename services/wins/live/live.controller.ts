import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import type { LiveQuery, LiveResponse } from './live.contract.js';
import { LiveSource } from './live-source.js';
import type { LiveFilter } from './live-state.js';

const MAX_ID_LENGTH = 64;
const EVENT_STREAM = 'text/event-stream';

const parseFilter = ({ pack_id, lang }: LiveQuery, accepted: string | undefined): LiveFilter => ({
  packId: typeof pack_id === 'string' && pack_id !== '' ? pack_id.slice(0, MAX_ID_LENGTH) : null,
  language: lang === 'ja' || lang === 'en' ? lang : languageOf(accepted),
});

/** Shows stock and recent wins to everybody. */
@Controller('user/live')
export class LiveController {
  constructor(private readonly source: LiveSource) {}

  @Get()
  @Open()
  async state(@Query() query: LiveQuery, @Headers('accept-language') accepted?: string): Promise<LiveResponse> {
    return { state: 200, ...(await this.source.now(parseFilter(query, accepted))) };
  }

  /** Opens a stream. Clients that cannot read events, and HEAD requests, get the present state only. */
  @Get('stream')
  @Open()
  async stream(
    @Query() query: LiveQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('accept-language') language?: string,
    @Headers('last-event-id') last?: string,
  ): Promise<void> {
    const isReader = request.method === 'GET' && request.headers.accept?.includes(EVENT_STREAM);
    if (isReader) await this.source.openStream(parseFilter(query, language), request, reply, last);
    else reply.send(await this.state(query, language));
  }
}
