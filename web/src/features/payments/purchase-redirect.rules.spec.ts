import { describe, expect, it } from '@jest/globals';
import { isAddress, redirectOf } from './purchase-redirect.rules';

describe('redirectOf', () => {
  it.each([
    [
      'opens the page of the card’s issuer',
      { result: '7', url: '/api/acs/secure/p1' },
      { address: '/api/acs/secure/p1' },
    ],
    [
      'opens a slip',
      { result: '1', payment_id: 'p1', receipt_number: '1234567890123' },
      { page: '/confirm-combini?paymentID=1234567890123' },
    ],
    ['opens a transfer', { result: '1', url: '/bank-transfer-information' }, { page: '/bank-transfer-information' }],
    [
      'opens the page of the carrier',
      { result: '1', url: '/api/carrier/start/p1' },
      { address: '/api/carrier/start/p1' },
    ],
    ['opens another site', { result: '1', url: 'https://pay.example/x' }, { address: 'https://pay.example/x' }],
    ['opens an address without a scheme', { result: '1', url: '//pay.example/x' }, { address: '//pay.example/x' }],
    ['opens the result page of a credited purchase', { result: '1', url: '1' }, { page: '/complete-buy-point' }],
  ])('%s', (_, response, redirect) => {
    expect(redirectOf({ state: 200, ...response })).toEqual(redirect);
  });

  it.each([
    [{ state: 200, result: '0' }],
    [{ state: 200 }],
    [{ state: 200, result: '7' }],
    [{ state: 400, result: '1', url: '/complete-buy-point' }],
  ])('reports a failure for %j', (response) => {
    expect(redirectOf(response)).toBe('failed');
  });
});

it('isAddress accepts other sites and API paths, but no pages of the client', () => {
  expect(isAddress('/bank-transfer-information')).toBe(false);
  expect(['/api/acs/secure/1', 'https://paypal.example/x', '//evil.example', 'javascript:1'].every(isAddress)).toBe(
    true,
  );
});
