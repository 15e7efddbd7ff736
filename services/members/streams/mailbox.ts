/** Domains of providers that ignore dots in the mailbox name, mapped to one domain each. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Returns the mailbox that an address leads to, so that two spellings of one are equal. It is in lower case, without a tag after a
 * plus sign and, at Gmail, without dots.
 */
export const mailboxOf = (mail: string): string => {
  const at = mail.lastIndexOf('@');
  const domain = mail.slice(at + 1).toLowerCase();
  const name = mail.slice(0, at).toLowerCase();
  // A plus sign at the beginning starts no tag.
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  const provider = WITHOUT_DOTS[domain];
  return provider ? `${untagged.replaceAll('.', '')}@${provider}` : `${untagged}@${domain}`;
};
