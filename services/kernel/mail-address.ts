import { domainToASCII } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * Matches a local part of at most 64 characters and a domain with a dot, 254 characters in all (RFC 5321, section 4.5.3.1).
 * Dots may be anywhere in the local part, because Japanese carriers issued such addresses. No match can inject a header.
 */
export const MAIL_ADDRESS = new RegExp(
  `^(?=.{3,254}$)[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@(?:${LABEL}\\.)+(?![0-9]+$)${LABEL}$`,
  'i',
);

/** Matches a local part in needless quotation marks, which people copy from mails. */
const QUOTED = /^"([^"\\]{1,64})"(?=@)/;

/**
 * Parses a mail address: trims it and converts its domain to ASCII. Returns null for an invalid address.
 * Every input that takes a mail address uses this rule.
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

/** Returns the stored spelling of an address, for searches. Invalid text is only trimmed, and matches nobody. */
export const normalizeMailAddress = (text: string): string => parseMailAddress(text) ?? text.trim();

/** Returns true for `no-reply@example.com` and `The shop <no-reply@example.com>`. */
export const isMailSender = (text: string): boolean =>
  !/\p{Cc}/u.test(text) && isMailAddress(/^[^<>]*<([^<>]*)>$/.exec(text.trim())?.[1] ?? text);
