import { describe, expect, it } from '@jest/globals';
import { buildSecurityTxt } from './security-txt.js';

const at = (path: string): string => `https://shop.example${path}`;
const linesAt = (now: string, contact?: string) => buildSecurityTxt(contact, at, new Date(now)).split('\n');

describe('security.txt', () => {
  it('names the contact of the setting', () => {
    expect(linesAt('2026-11-26T10:00:00Z', 'mailto:security@shop.example')).toEqual([
      'Contact: mailto:security@shop.example',
      'Expires: 2027-05-25T00:00:00.000Z',
      'Preferred-Languages: ja, en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ]);
  });

  it('names the contact page without a setting', () => {
    expect(linesAt('2026-11-26T10:00:00Z')[0]).toBe('Contact: https://shop.example/contact');
  });

  it('expires in the future, within a year, and is the same all day', () => {
    const expires = (now: string) => Date.parse(linesAt(now)[1]!.slice('Expires: '.length)) - Date.parse(now);
    expect(expires('2026-11-26T23:59:59Z')).toBeGreaterThan(0);
    expect(expires('2026-11-26T00:00:00Z')).toBeLessThan(365 * 24 * 3600 * 1000);
    expect(linesAt('2026-11-26T00:00:00Z')).toEqual(linesAt('2026-11-26T23:59:59Z'));
  });
});
