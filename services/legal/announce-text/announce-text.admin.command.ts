import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { LegalTextTarget } from '../commands/legal-text.target.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';
import { AnnounceTextRequest } from './announce-text.contract.js';
import { decideAnnounceText } from './announce-text.decide.js';

/** `POST /admin-api/legal-texts/{id}/announce` */
@Controller('admin-api/legal-texts')
export class AnnounceTextController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly texts: LegalTextTarget,
  ) {}

  @Post(':id/announce')
  @ForOperators('run-shop')
  announce(
    @Commanded(AnnounceTextRequest) command: OperatorCommand<AnnounceTextRequest>,
  ): Promise<Answered<LegalTextResource>> {
    return this.commands.run(command, this.texts, (versions, { id, tx }) => decideAnnounceText(id, versions, tx.now));
  }
}
