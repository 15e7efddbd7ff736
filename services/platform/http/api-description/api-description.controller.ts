import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Open } from '../access/access.js';
import { loadApiDescription } from './api-descriptions.js';

/** GET /openapi.json: the members' API, for whoever writes a client of it. */
@Controller()
export class ApiDescriptionController {
  @Get('openapi.json')
  @Open()
  async describe(@Res() reply: FastifyReply): Promise<void> {
    const document = await loadApiDescription('members');
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document);
  }
}
