import { isId } from '../../kernel/ids.js';
import { normalizeMailAddress } from '../../kernel/mail-address.js';
import { maskMail } from '../../platform/console-api/audit-trail/changes.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { forgetMailLimit, limitMailsTo } from '../../platform/mail/unconfirmed-addresses.js';
import { AccountBelongings } from '../belongings/account-belongings.js';
import { PersonBonds } from '../belongings/person-bonds.js';
import { computeAccountWorth, ownHoldingsOf } from '../belongings/worth-of-account.js';
import { MemberTarget } from '../commands/member.target.js';
import { walletLocksOf } from '../commands/wallet-locks.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { PasswordLinks } from '../rows/password-links.rows.js';
import { mailFactsOf, saveMail } from '../rows/profiles.rows.js';
import { ChangeMailRequest } from './change-mail.contract.js';
import { decideChangeMail } from './change-mail.decide.js';
import { buildChangedMail } from './changed.mail.js';

/** Changes a member's mail address and notifies both addresses. */
export const changeMail = operatorCommand({
  route: 'POST members/:id/change-mail',
  permission: 'serve-members',
  request: ChangeMailRequest,
  uses: {
    mailer: Mailer,
    links: ConfirmationLinks,
    passwordLinks: PasswordLinks,
    belongings: AccountBelongings,
    bonds: PersonBonds,
  },
  prepare: ({ request }) => normalizeMailAddress(request.mail),
  target: MemberTarget,
  locks: ({ id, services }) => (isId(id) ? [...walletLocksOf(id), ...services.bonds.locksOf(id)] : []),
  facts: (_, { id, tx, prepared: mail }) => mailFactsOf(tx, id, mail),
  decide: (member, { id, request, prepared: mail, facts: { mail: old, isTaken } }) =>
    decideChangeMail(member, id, { isPresent: old === mail, isTaken }, request.checked),
  limits: {
    secondOperator: async ({ id, tx, services, facts }) => ({
      worth: computeAccountWorth(await ownHoldingsOf(tx, services.belongings, id)),
      binds: { mail: facts.mail },
    }),
  },
  apply: async ({ id, tx, context, services, prepared: mail, facts: { mail: old, language } }) => {
    const { mailer, links, passwordLinks, bonds } = services;
    const { commandId } = context;
    const carried = await bonds.carry(tx, context, { memberId: id, traits: { mail } });
    saveMail(tx, id, mail);
    mailer.queue(tx, `change-mail/${commandId}/old`, buildChangedMail(old, language));
    links.voidAllOf(tx, id);
    passwordLinks.voidAllOf(tx, id);
    forgetMailLimit(tx, old);
    limitMailsTo(tx, mail);
    mailer.queue(tx, `change-mail/${commandId}/new`, buildChangedMail(mail, language, links.issue(tx, id)));
    carried.write();
    return carried.facts;
  },
  // The address is erased when the member leaves, but the audit trail stays.
  audit: ({ prepared: mail, facts }) => ({ changes: { mail: [maskMail(facts.mail), maskMail(mail)] } }),
});
