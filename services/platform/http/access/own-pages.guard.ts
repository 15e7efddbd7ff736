import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RefusedError } from '../responses/envelope.js';

const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Lets through what a script of the shop's own pages asks for. A picture's address, a link or another site may lead a
 * member's browser to the same path, and the browser says so; one that says nothing is too old to be led by.
 */
@Injectable()
class OwnPagesGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': purpose = 'empty' } = headers;
    if (purpose !== 'empty' || !OWN_SITES.has(String(site))) throw new RefusedError(403);
    return true;
  }
}

/** A `GET` that changes something: only the shop's own pages may send it. */
export const ChangesByGet = () => UseGuards(OwnPagesGuard);
