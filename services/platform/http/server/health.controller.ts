import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Database } from '../../database/database.js';
import { Metrics } from '../../observability/metrics.js';
import { ForWatchers } from '../access/access.js';
import { isReady } from './health-server.js';

/** Serves health checks and metrics to the machines that monitor the shop. A production set-up does not expose these routes. */
@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  @Get('healthz')
  @ForWatchers()
  healthz(): object {
    return { state: 200 };
  }

  @Get('readyz')
  @ForWatchers()
  async readyz(): Promise<object> {
    return { state: (await isReady(this.database)) ? 200 : 503 };
  }

  @Get('metrics')
  @ForWatchers()
  async read(@Res() reply: FastifyReply): Promise<void> {
    reply.header('content-type', this.metrics.contentType).send(await this.metrics.read());
  }
}
