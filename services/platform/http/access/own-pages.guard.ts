import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RefusedError } from '../responses/envelope.js';

const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Admits only requests by scripts of the shop's own pages. A picture's address, a link or another site may lead a member's
 * browser to the same path; the browser reports that in the `Sec-Fetch` headers. Browsers that send none are admitted.
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

/** Marks a `GET` route that changes something: only the shop's own pages may call it. */
export const ChangesByGet = () => UseGuards(OwnPagesGuard);
