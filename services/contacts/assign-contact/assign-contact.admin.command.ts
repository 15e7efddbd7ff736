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
import { AssignContactRequest } from './assign-contact.contract.js';
import { decideAssignContact } from './assign-contact.decide.js';

/** `POST /admin-api/contacts/{id}/assign` */
@Controller('admin-api/contacts')
export class AssignContactController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly contacts: ContactTarget,
  ) {}

  @Post(':id/assign')
  @ForOperators('serve-members')
  assign(
    @Commanded(AssignContactRequest) command: OperatorCommand<AssignContactRequest>,
  ): Promise<Answered<ContactResource>> {
    return this.commands.run(command, this.contacts, (contact) =>
      decideAssignContact(contact, command.operator.operatorId),
    );
  }
}
