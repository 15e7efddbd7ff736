import type { Policy } from '../../kernel/policy.js';
import type { MailConfirmed } from '../../members/index.js';
import { AskForAddress } from './ask-for-address.command.js';

/** Who could not be asked when their parcel began to wait can be from now on. */
export const askForAddressWhenMailConfirmed: Policy<MailConfirmed> = {
  name: 'ask-for-address-when-mail-confirmed',
  on: { MailConfirmed: ({ data: { memberId } }) => new AskForAddress(memberId) },
};
