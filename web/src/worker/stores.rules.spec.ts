import { describe, expect, it } from '@jest/globals';
import { computeExpiry, isClientPage, storeFor } from './stores.rules';

const SHOP = 'https://shop.example';
const store = (url: string, destination = '', method = 'GET') =>
  storeFor({ method, destination, url: new URL(url, SHOP).href }, SHOP)?.name;

describe('storeFor', () => {
  it.each([
    ['/assets/a1b2c3d.js', 'script', 'shell'],
    ['/assets/a1b2c3d.css', 'style', 'shell'],
    ['/assets/a1b2c3d.js', 'worker', 'shell'],
    ['/images/demo/cards/pl-001.webp', 'image', 'pictures'],
    ['/guide/pack.ja.webp', 'image', 'pictures'],
    ['/uploads/0f.webp', 'image', 'pictures'],
  ])('keeps %s as %s in %s', (url, destination, name) => {
    expect(store(url, destination)).toBe(name);
  });

  it.each([
    ['/', 'document'],
    ['/my-page', 'document'],
    ['/api/user/point', ''],
    ['/api/user/own-data', 'document'],
    ['/api/share/1.png', 'image'],
    ['/films/1.mp4', 'video'],
    ['/images/logo.svg', ''],
    ['/admin/assets/a1b2c3d.js', 'script'],
    ['https://elsewhere.example/assets/a.js', 'script'],
    ['https://elsewhere.example/images/a.webp', 'image'],
  ])('never keeps %s as %s', (url, destination) => {
    expect(store(url, destination)).toBeUndefined();
  });

  it('never keeps the response to a POST request', () => {
    expect(store('/assets/a1b2c3d.js', '', 'POST')).toBeUndefined();
  });
});

describe('isClientPage', () => {
  it.each(['/', '/my-page', '/pack-detail?packId=1', '/administer', '/share/1'])('accepts %s', (path) => {
    expect(isClientPage(SHOP + path)).toBe(true);
  });

  it.each(['/admin', '/admin/packs', '/api/user/own-data', '/sandbox/mails', '/uploads/0f.webp'])(
    'rejects %s',
    (path) => {
      expect(isClientPage(SHOP + path)).toBe(false);
    },
  );
});

describe('freshUntil', () => {
  const SENT = 'Tue, 24 Nov 2026 13:00:00 GMT';
  const until = (caching: string, date: string | null = SENT) =>
    computeExpiry(new Headers({ 'cache-control': caching, ...(date && { date }) }));

  it('adds `max-age` to the date of the response', () => {
    expect(until('public, max-age=86400')).toBe(Date.parse('2026-11-25T13:00:00Z'));
    expect(until('public, max-age=31536000, immutable')).toBe(Date.parse('2027-11-24T13:00:00Z'));
  });

  it.each(['no-store', 'no-store, max-age=60', 'no-cache, max-age=60', 'private, max-age=60', 'public', ''])(
    'returns 0 for %p',
    (caching) => {
      expect(until(caching)).toBe(0);
    },
  );

  it('returns 0 without a date', () => {
    expect(until('public, max-age=86400', null)).toBe(0);
  });
});
