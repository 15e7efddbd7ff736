import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { authHashOf, isSignedReturn, isSignedWebhook } from './signatures.js';

const secretKey = 'abcdef0123456789'.repeat(4);

describe('the hash of a request', () => {
  it('equals the official sample by the documented formula', () => {
    const params = JSON.stringify({
      orderId: 'dummy1503015213',
      amount: '5',
      jpo: '10',
      withCapture: 'false',
      payNowIdParam: { token: '0a812412-682c-4dad-8a5d-720caf23bca0' },
      txnVersion: '2.0.0',
      dummyRequest: '1',
      merchantCcid: 'A100000000000000000000cc',
    });
    expect(authHashOf({ merchantCcid: 'A100000000000000000000cc', secretKey }, params)).toBe(
      'd1080ba284de0a71cabfe0079ba95f46d78e610c00a6f16ff642bf2bcce1f2fe',
    );
  });
});

describe('the signature of a webhook', () => {
  const merchant = { merchantCcid: 'A100000000000001000000cc', secretKey };
  const raw = Buffer.from(
    'numberOfNotify=1&pushTime=20230609163134&pushId=100&orderId0000=1657593096&vResultCode0000=G011A00100000000&txnType0000=AuthorizeConfirm&mpiMstatus0000=success&cardMstatus0000=success&dummy0000=1',
  );
  const hmac = '96afe3ca78dd828e1b4643dacae031422ca252bdb2a109178d4637bd44a7ee99';
  const header = (h = 'HmacSHA256', s = merchant.merchantCcid, v = hmac) => `h=${h};s=${s};v=${v}`;

  it('equals the published one', () => {
    expect(isSignedWebhook(merchant, raw, header())).toBe(true);
    expect(isSignedWebhook(merchant, raw, header('HmacSHA256', merchant.merchantCcid, hmac.toUpperCase()))).toBe(true);
  });

  it.each([
    ['another body', Buffer.from(`${raw}&x=1`), header()],
    ['another algorithm', raw, header('HmacMD5')],
    ['another merchant', raw, header('HmacSHA256', 'A100000000000001000000dd')],
    ['another value', raw, header('HmacSHA256', merchant.merchantCcid, `0${hmac.slice(1)}`)],
    ['a shorter value', raw, header('HmacSHA256', merchant.merchantCcid, hmac.slice(1))],
    ['no header', raw, ''],
    ['nonsense', raw, ';;=;v'],
  ])('fails to verify with %s', (_, body, actual) => {
    expect(isSignedWebhook(merchant, body, actual)).toBe(false);
  });
});

describe('the signature of a return URL', () => {
  const merchant = { merchantCcid: 'ccid', secretKey };
  const authParams = Buffer.from('orderId,mpiMstatus,gone').toString('base64').replaceAll('=', '*');
  const vAuthInfo = createHash('sha256').update(`ccidp1success${secretKey}`).digest('hex');
  const fields = (extra: Record<string, string> = {}) =>
    new Map(Object.entries({ orderId: 'p1', mpiMstatus: 'success', authParams, vAuthInfo, ...extra }));

  it('covers the named values in their order', () => {
    expect(isSignedReturn(merchant, fields())).toBe(true);
  });

  it.each([
    [{ mpiMstatus: 'failure' }],
    [{ orderId: 'p2' }],
    [{ vAuthInfo: '' }],
    [{ authParams: '' }],
    [{ vAuthInfo: 'x' }],
  ])('fails to verify with %j', (extra) => {
    expect(isSignedReturn(merchant, fields(extra))).toBe(false);
  });
});
