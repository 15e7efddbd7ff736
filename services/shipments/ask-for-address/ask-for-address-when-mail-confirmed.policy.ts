import type { Policy } from '../../kernel/policy.js';
import type { MailConfirmed } from '../../members/index.js';
import { AskForAddress } from './ask-for-address.command.js';

/** Asks members who had no confirmed mail address when their parcel began to wait. */
export const askForAddressWhenMailConfirmed: Policy<MailConfirmed> = {
  name: 'ask-for-address-when-mail-confirmed',
  on: { MailConfirmed: ({ data: { memberId } }) => new AskForAddress(memberId) },
};
