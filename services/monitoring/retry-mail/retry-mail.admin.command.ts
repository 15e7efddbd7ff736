import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { MailTarget } from '../commands/mail.target.js';
import { decideOnParked } from '../streams/parked-mail.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

/** `POST /admin-api/parked-mails/{id}/retry`: a parked mail is tried again, now and as often as a new one. */
@Controller('admin-api/parked-mails')
export class RetryMailController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly mails: MailTarget,
  ) {}

  @Post(':id/retry')
  @ForOperators('serve-members')
  retry(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<ParkedMailResource>> {
    return this.commands.run(command, this.mails, (mail) => decideOnParked(mail, 'MailRetried'));
  }
}
