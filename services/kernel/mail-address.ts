import { domainToASCII } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * A name of at most 64 signs and a domain with a dot, 254 signs in all (RFC 5321, 4.5.3.1). Dots may stand anywhere in the
 * name: Japanese carriers gave out such addresses. Nothing in it ends or begins a header.
 */
export const MAIL_ADDRESS = new RegExp(
  `^(?=.{3,254}$)[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@(?:${LABEL}\\.)+(?![0-9]+$)${LABEL}$`,
  'i',
);

/** Matches a local part in needless quotation marks, which people copy from mails. */
const QUOTED = /^"([^"\\]{1,64})"(?=@)/;

/**
 * Returns the address as the shop keeps it: without blanks around it, and with the domain in ASCII, as mail servers know it.
 * Returns null for an invalid address. Every input that takes a mail address uses this rule.
 */
export const parseMailAddress = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  const trimmed = text.trim().replace(QUOTED, '$1');
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  const address = /^\p{ASCII}*$/u.test(domain) ? trimmed : `${trimmed.slice(0, at + 1)}${domainToASCII(domain)}`;
  return MAIL_ADDRESS.test(address) ? address : null;
};

export const isMailAddress = (value: unknown): boolean => parseMailAddress(value) !== null;

/** Returns the address for which people may have typed another spelling; a text that is none stays, and matches nobody. */
export const normalizeMailAddress = (text: string): string => parseMailAddress(text) ?? text.trim();

/** Returns true for `no-reply@example.com` and `The shop <no-reply@example.com>`. */
export const isMailSender = (text: string): boolean =>
  !/\p{Cc}/u.test(text) && isMailAddress(/^[^<>]*<([^<>]*)>$/.exec(text.trim())?.[1] ?? text);
