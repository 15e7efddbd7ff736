import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { MemberTarget } from '../commands/member.target.js';
import { addressFactsOf, saveAddress } from '../rows/profiles.rows.js';
import { postalAddressOf } from '../wire/postal-address.contract.js';
import { ChangeAddressRequest } from './change-address.contract.js';
import { decideChangeAddress } from './change-address.decide.js';
import { buildChangedAddressMail } from './changed-address.mail.js';

/** Changes a member's postal address and notifies them by mail. */
export const changeAddress = operatorCommand({
  route: 'POST members/:id/change-address',
  permission: 'serve-members',
  request: ChangeAddressRequest,
  uses: { mailer: Mailer },
  prepare: ({ request }) => postalAddressOf(request),
  target: MemberTarget,
  facts: (_, { id, tx, prepared: address }) => addressFactsOf(tx, id, address),
  decide: (member, { id, request, facts }) => decideChangeAddress(member, id, facts, request.checked),
  apply: ({ id, tx, context, services, prepared: address, facts: { mail, language } }) => {
    saveAddress(tx, id, address);
    services.mailer.queue(tx, `change-address/${context.commandId}`, buildChangedAddressMail(mail, language));
  },
});
