import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MemberTarget } from '../commands/member.target.js';
import { addressFactsOf, saveAddress } from '../rows/profiles.rows.js';
import type { MemberResource } from '../wire/member.contract.js';
import { postalAddressOf } from '../wire/postal-address.contract.js';
import { ChangeAddressRequest } from './change-address.contract.js';
import { decideChangeAddress } from './change-address.decide.js';
import { changedAddressMail } from './changed-address.mail.js';

/** `POST /admin-api/members/{id}/change-address`: gives a member another postal address, and tells them. */
@Controller('admin-api/members')
export class ChangeAddressController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly members: MemberTarget,
    private readonly mailer: Mailer,
  ) {}

  @Post(':id/change-address')
  @ForOperators('serve-members')
  changeAddress(
    @Commanded(ChangeAddressRequest) command: OperatorCommand<ChangeAddressRequest>,
  ): Promise<Answered<MemberResource>> {
    const { request } = command;
    const address = postalAddressOf(request);
    return this.commands.run(command, this.members, async (member, { id, tx, context: { commandId } }) => {
      const { mail, language, isPresent } = await addressFactsOf(tx, id, address);
      const decision = decideChangeAddress(member, id, { isPresent }, request.checked);
      if (decision.refusal) return decision;
      saveAddress(tx, id, address);
      this.mailer.queue(tx, `change-address/${commandId}`, changedAddressMail(mail, language));
      return decision;
    });
  }
}
