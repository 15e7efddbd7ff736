import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { EventProof } from '../../proof/index.js';
import type { DrawProofAnswer, LogProof } from './draw-proof.contract.js';
import { GetDrawProof } from './draw-proof.query.js';

const shown = ({ number, previous, line, inclusion, checkpoint }: EventProof): LogProof => ({
  number,
  previous: previous.toString('base64'),
  event: line,
  inclusion: inclusion.map((hash) => hash.toString('base64')),
  checkpoint,
});

/** GET /api/fair/draw/{history_id}/proof: the proof that the member's own draw is in the signed log. */
@Controller('fair/draw')
export class DrawProofController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/proof')
  @ForMembers()
  async proof(@CurrentContext() context: RequestContext, @Param('id') id: string): Promise<DrawProofAnswer> {
    const proof = isId(id) ? await this.queries.execute(new GetDrawProof(memberOf(context), id)) : null;
    if (!proof) throw new RefusedError(404);
    if (typeof proof === 'string') return { state: 200, log_proof: null, reason: proof };
    return { state: 200, log_proof: shown(proof), reason: null };
  }
}
