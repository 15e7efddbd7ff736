import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import { Open } from '../../platform/http/access/access.js';
import { createAddressOf } from '../../platform/http/pages/page-head.js';
import { buildSecurityTxt } from './security-txt.js';

/** `GET /.well-known/…`: standard addresses for browsers and security researchers. */
@Controller('.well-known')
export class WellKnownController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('security.txt')
  @Open()
  security(@Res() reply: FastifyReply): void {
    const { securityContact, publicUrl } = this.config;
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    reply.send(buildSecurityTxt(securityContact, createAddressOf(publicUrl), this.clock.now()));
  }

  /** Redirects password managers to the page on which a member changes the password (W3C, "change-password"). */
  @Get('change-password')
  @Open()
  changePassword(@Res() reply: FastifyReply): void {
    reply.header('cache-control', 'no-store').redirect('/change-password', 302);
  }
}
