import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Open } from '../access/access.js';
import { loadApiDescription } from './api-descriptions.js';

/** Serves `GET /openapi.json`: the description of the members' API for developers of clients. */
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
