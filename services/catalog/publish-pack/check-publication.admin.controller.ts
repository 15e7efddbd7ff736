import { Controller, Get, Headers, Param, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Language, languageOf } from '../../kernel/languages.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { describeLoss, packRefused } from '../commands/pack-refusals.messages.js';
import type { PackProblem } from '../streams/pack.refusals.js';
import { preventsPublication } from '../streams/pack-problems.js';
import { fieldOf, messageOf } from '../wire/pack-problems.messages.js';
import { CheckPublication } from './check-publication.command.js';
import type { PublicationFindings, PublicationProblem } from './check-publication.contract.js';
import { PublicationTime } from './publish-pack.contract.js';

/** Handles `GET /admin-api/packs/{id}/preflight[?at=…]`, which checks a publication and computes its loss and approvals. */
@Controller('admin-api/packs')
export class CheckPublicationController {
  constructor(private readonly commands: CommandBus) {}

  @Get(':id/preflight')
  @ForOperators('read-catalog')
  async check(
    @Param('id') id: string,
    @Query() query: object,
    @Headers('accept-language') accepted?: string,
  ): Promise<PublicationFindings> {
    const { at } = parseRequest(PublicationTime, query);
    const findings = await this.commands.execute(new CheckPublication(id, at ? new Date(at) : null));
    if (findings.refusal) throw packRefused(findings.refusal);
    const { problems, loss, arithmetic, needsSecond } = findings;
    const language = languageOf(accepted);
    return {
      id,
      ready: !problems.some(preventsPublication),
      problems: problems.map((problem) => shown(problem, language)),
      loss: loss && {
        if_converted: loss.ifConverted,
        if_shipped: loss.ifShipped,
        worst: loss.worst,
        message: describeLoss(loss)[language],
      },
      arithmetic,
      needs_second: needsSecond && { return_percent: needsSecond.value },
    };
  }
}

const shown = (problem: PackProblem, language: Language): PublicationProblem => ({
  code: problem.code,
  field: fieldOf(problem),
  row: problem.row,
  blocks: preventsPublication(problem),
  message: messageOf(problem)[language],
});
