import type { Change } from '../../kernel/change.js';
import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { ParkedMailState } from '../../platform/mail/parked-mails.js';

/** A mail that is parked, or was parked before. */
export interface ParkedMail {
  readonly mailId: string;
  readonly state: ParkedMailState;
}

/** A change of the row of a mail, which has no stream. */
export type MailChange = Change<'MailRetried' | 'MailDiscarded', { readonly mailId: string }>;

/** The mail is no longer parked. */
export interface NotParked extends Refusal<'NotParked'> {
  readonly state: Exclude<ParkedMailState, 'parked'>;
}

/** Accepts a change of a parked mail, and refuses it in every other state. */
export const decideOnParked = (
  { mailId, state }: ParkedMail,
  change: MailChange['change'],
): Decision<MailChange, NotParked> =>
  state === 'parked' ? accept({ change, data: { mailId } }) : refuse({ code: 'NotParked', state });
