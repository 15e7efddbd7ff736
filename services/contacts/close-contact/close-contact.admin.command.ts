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
import { CloseContactRequest } from './close-contact.contract.js';
import { decideCloseContact } from './close-contact.decide.js';

/** `POST /admin-api/contacts/{id}/close` */
@Controller('admin-api/contacts')
export class CloseContactController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly contacts: ContactTarget,
  ) {}

  @Post(':id/close')
  @ForOperators('serve-members')
  close(
    @Commanded(CloseContactRequest) command: OperatorCommand<CloseContactRequest>,
  ): Promise<Answered<ContactResource>> {
    return this.commands.run(command, this.contacts, decideCloseContact);
  }
}
