import { isIPv6 } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createPublicLookup, isPublicAddress, NotPublicError } from './public-lookup.js';

const at = (address: string) => ({ address, family: isIPv6(address) ? 6 : 4 });
const look = (all: boolean, ...addresses: string[]) =>
  new Promise((resolve) => {
    createPublicLookup(async () => addresses.map(at))('push.example', { all }, (error, ...rest) =>
      resolve(error ?? rest),
    );
  });

describe('an address', () => {
  it.each(['142.250.196.106', '1.1.1.1', '172.32.0.1', '192.169.0.1', '2404:6800:4004:80e::200a', '2606:4700::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(at(address))).toBe(true);
    },
  );

  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.8',
    ],
    ...['192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
    ...[
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::1',
    ],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(at(address))).toBe(false);
  });
});

describe('a lookup', () => {
  it('returns one address, or all of them on request', async () => {
    expect(await look(false, '1.1.1.1', '2606:4700::1')).toEqual(['1.1.1.1', 4]);
    expect(await look(true, '1.1.1.1', '2606:4700::1')).toEqual([[at('1.1.1.1'), at('2606:4700::1')]]);
  });

  it('refuses a name without addresses, or with a private one among them', async () => {
    expect(await look(true, '1.1.1.1', '10.0.0.1')).toBeInstanceOf(NotPublicError);
    expect(await look(false, '127.0.0.1')).toBeInstanceOf(NotPublicError);
    expect(await look(false)).toBeInstanceOf(NotPublicError);
  });

  it('passes on the error of a failed lookup', async () => {
    const fault = new Error('ENOTFOUND');
    const failure = new Promise((done) => createPublicLookup(() => Promise.reject(fault))('push.example', {}, done));
    expect(await failure).toBe(fault);
  });
});
