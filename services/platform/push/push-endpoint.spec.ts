import { describe, expect, it } from '@jest/globals';
import { isPushEndpoint } from './push-endpoint.js';

const USUAL = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
/** Allowed hosts, among them private names that must stay refused even if a setting allows them. */
const HOSTS = [
  ...USUAL,
  '.example.com',
  '.internal',
  '.localhost',
  'localhost',
  '127.0.0.1',
  'printer.local',
  'postgres',
];
const ALONE = { hosts: HOSTS, sandboxUrl: null };
const SANDBOX = 'http://127.0.0.1:4010/push';

describe('the address of a device', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b_x-Y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  ])('may be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, ALONE)).toBe(true);
  });

  it.each([
    'https://elsewhere.net/x',
    'https://fcm.googleapis.com.elsewhere.net/x',
    'https://evilfcm.googleapis.com/x',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    'https://FCM.googleapis.com/x',
    'https://fcm.googleapis.com/a/../x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://push.localhost/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'https://router.home.arpa/x',
    'https://postgres/x',
    'https://push.example./x',
    'https://例え.jp/x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    `https://push.example.com/${'x'.repeat(1000)}`,
    'https://push.example.com/a b',
    '',
    `${SANDBOX}/x`,
  ])('cannot be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, ALONE)).toBe(false);
  });

  it('can be the push service of the sandbox, and nothing else on this machine', () => {
    expect(isPushEndpoint(`${SANDBOX}/x`, { hosts: HOSTS, sandboxUrl: SANDBOX })).toBe(true);
    for (const other of ['http://127.0.0.1:4010/_control/x', 'http://127.0.0.1:5432/push/x', `${SANDBOX}/../_control`])
      expect(isPushEndpoint(other, { hosts: HOSTS, sandboxUrl: SANDBOX })).toBe(false);
  });
});
