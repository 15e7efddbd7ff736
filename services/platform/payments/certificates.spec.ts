import { describe, expect, it } from '@jest/globals';
import { isAllowed } from './certificates.js';

const PAYPAL = { hosts: ['.paypal.com'], isHttpAllowed: false };

describe('the address of a webhook certificate', () => {
  it.each(['https://api.paypal.com/v1/notifications/certs/CERT-1', 'https://API.PAYPAL.COM/x'])(
    'accepts %s',
    (address) => {
      expect(isAllowed(address, PAYPAL)).toBe(true);
    },
  );

  it.each([
    'http://api.paypal.com/x',
    'https://api.paypal.com:8443/x',
    'https://paypal.com.evil.example/x',
    'https://evilpaypal.com/x',
    'https://api.paypal.com@evil.example/x',
    'https://user@api.paypal.com/x',
    'https://evil.example/?.paypal.com',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nowhere',
    '',
  ])('rejects %j', (address) => {
    expect(isAllowed(address, PAYPAL)).toBe(false);
  });

  it('accepts http only in the sandbox, and only from a named host', () => {
    const sandbox = { hosts: ['127.0.0.1'], isHttpAllowed: true };
    expect(isAllowed('http://127.0.0.1:4010/certs/1', sandbox)).toBe(true);
    expect(isAllowed('http://127.0.0.2:4010/certs/1', sandbox)).toBe(false);
    expect(isAllowed('ftp://127.0.0.1/certs/1', sandbox)).toBe(false);
  });
});
