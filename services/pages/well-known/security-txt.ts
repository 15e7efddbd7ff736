import { DAY_MS } from '../../kernel/time.js';
import type { AddressOf } from '../../platform/http/pages/page-head.js';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * DAY_MS;

/**
 * Writes the shop's security.txt (RFC 9116).
 *
 * @param contact a mailto: or https: address; undefined names the shop's contact page
 */
export const buildSecurityTxt = (contact: string | undefined, at: AddressOf, now: Date): string => {
  // The text is the same all day, so that it can be cached.
  const expires = new Date(Math.floor((now.getTime() + VALID_MS) / DAY_MS) * DAY_MS).toISOString();
  return [
    `Contact: ${contact ?? at('/contact')}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${at('/.well-known/security.txt')}`,
    '',
  ].join('\n');
};
