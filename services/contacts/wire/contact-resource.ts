import { isoTokyo } from '../../kernel/time.js';
import type { ContactFound } from '../rows/contacts.query.js';
import type { ContactResource } from './contact.contract.js';

/** A contact's number as people read it. @param count from the shop's own count of them, at least 100001 */
export const contactNumberOf = (count: number): string => `C${count}`;

/** The count behind a contact's number, however it is written; null for what is none. */
export const contactCountOf = (text: string): number | null => {
  const digits = /^C(\d{6,9})$/.exec(text.normalize('NFKC').trim().toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
};

const instant = (at: Date | null): string | null => at && isoTokyo(at);

export const contactResource = ({ number, answers, ...contact }: ContactFound): ContactResource => ({
  ...contact,
  number: contactNumberOf(number),
  written_at: isoTokyo(contact.written_at),
  answered_at: instant(contact.answered_at),
  closed_at: instant(contact.closed_at),
  ...(answers && {
    answers: answers.map((answer) => ({ ...answer, answered_at: isoTokyo(new Date(answer.answered_at)) })),
  }),
});
