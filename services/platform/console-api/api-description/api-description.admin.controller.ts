import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { loadApiDescription } from '../../http/api-description/api-descriptions.js';
import { ForOperators } from '../access/for-operators.js';

/** `GET /admin-api/openapi.json`: describes this API for developers of programs that use it. */
@Controller('admin-api/openapi.json')
export class OperatorsApiController {
  @Get()
  @ForOperators('own-work')
  async describe(@Res() reply: FastifyReply): Promise<void> {
    const document = await loadApiDescription('operators');
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .send(document);
  }
}
