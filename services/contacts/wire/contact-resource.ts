import { toTokyoIso } from '../../kernel/time.js';
import type { ContactRow } from '../rows/contacts.query.js';
import { toContactNumber } from '../streams/contact-number.js';
import type { ContactResource } from './contact.contract.js';

const instant = (at: Date | null): string | null => at && toTokyoIso(at);

export const toContactResource = ({ number, answers: replies, ...contact }: ContactRow): ContactResource => ({
  ...contact,
  number: toContactNumber(number),
  written_at: toTokyoIso(contact.written_at),
  answered_at: instant(contact.answered_at),
  closed_at: instant(contact.closed_at),
  ...(replies && {
    answers: replies.map((reply) => ({ ...reply, answered_at: toTokyoIso(new Date(reply.answered_at)) })),
  }),
});
