import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ContactTarget } from '../commands/contact.target.js';
import type { ContactResource } from '../wire/contact.contract.js';
import { AnswerContactRequest } from './answer-contact.contract.js';
import { decideAnswerContact } from './answer-contact.decide.js';

/** `POST /admin-api/contacts/{id}/answer` */
@Controller('admin-api/contacts')
export class AnswerContactController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly contacts: ContactTarget,
  ) {}

  @Post(':id/answer')
  @ForOperators('serve-members')
  answer(
    @Commanded(AnswerContactRequest) command: OperatorCommand<AnswerContactRequest>,
  ): Promise<Answered<ContactResource>> {
    const { operator, request } = command;
    return this.commands.run(command, this.contacts, (contact) =>
      decideAnswerContact(contact, operator.operatorId, request.text),
    );
  }
}
