import type { Change } from '../../kernel/change.js';
import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { ParkedMailState } from '../../platform/mail/parked-mails.js';

/** A mail that was given up once. */
export interface ParkedMail {
  readonly mailId: string;
  readonly state: ParkedMailState;
}

/** What its row remembers; a mail has no log. */
export type MailChange = Change<'MailRetried' | 'MailDiscarded', { readonly mailId: string }>;

/** It is not parked any more. */
export interface NotParked extends Refusal<'NotParked'> {
  readonly state: Exclude<ParkedMailState, 'parked'>;
}

/** What is parked waits for somebody's word; nothing else does. */
export const decideOnParked = (
  { mailId, state }: ParkedMail,
  change: MailChange['change'],
): Decision<MailChange, NotParked> =>
  state === 'parked' ? accept({ change, data: { mailId } }) : refuse({ code: 'NotParked', state });
