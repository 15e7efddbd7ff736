import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartupError } from '../startup-error.js';
import { readPushConfig } from './push-config.js';

/** The pair of the sender in RFC 8291, appendix A. */
const KEYS = {
  PUSH_VAPID_PUBLIC_KEY: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  PUSH_VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  PUSH_SUBJECT: 'mailto:shop@shop.example',
};

describe('the settings of push messages', () => {
  it('need a key pair and a subject; a file may have the private key', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'oripa-push-')), 'key');
    writeFileSync(file, `${KEYS.PUSH_VAPID_PRIVATE_KEY}\n`);
    const keys = {
      publicKey: KEYS.PUSH_VAPID_PUBLIC_KEY,
      privateKey: KEYS.PUSH_VAPID_PRIVATE_KEY,
      subject: KEYS.PUSH_SUBJECT,
      hosts: expect.arrayContaining(['fcm.googleapis.com', '.push.apple.com']),
      sandboxUrl: null,
    };
    expect(readPushConfig(KEYS, false)).toEqual({ keys, missing: [] });
    const { PUSH_VAPID_PRIVATE_KEY: _, ...rest } = KEYS;
    expect(readPushConfig({ ...rest, PUSH_VAPID_PRIVATE_KEY_FILE: file }, false).keys).toEqual(keys);
  });

  it('list the allowed push services', () => {
    const hosts = 'push.example, .Other.example';
    expect(readPushConfig({ ...KEYS, PUSH_HOSTS: hosts }, false).keys?.hosts).toEqual([
      'push.example',
      '.other.example',
    ]);
  });

  it('name the missing variable', () => {
    const { PUSH_SUBJECT: _, ...rest } = KEYS;
    expect(readPushConfig(rest, false)).toEqual({
      keys: null,
      missing: ['push messages are off: PUSH_SUBJECT not set'],
    });
  });

  it.each([
    { PUSH_VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' },
    { PUSH_VAPID_PRIVATE_KEY: 'short' },
    { PUSH_VAPID_PUBLIC_KEY: 'BP4z9KsN' },
    { PUSH_SUBJECT: 'shop@shop.example' },
    { PUSH_SUBJECT: 'http://shop.example' },
  ])('refuse %j', (wrong) => {
    expect(() => readPushConfig({ ...KEYS, ...wrong }, false)).toThrow(StartupError);
  });

  it('allow a push service on this machine only in the sandbox', () => {
    const environment = { ...KEYS, PUSH_SANDBOX_URL: 'http://127.0.0.1:4010/push' };
    expect(readPushConfig(environment, true).keys?.sandboxUrl).toBe('http://127.0.0.1:4010/push');
    expect(() => readPushConfig(environment, false)).toThrow('only SANDBOX=1 allows it');
  });
});
