import { describe, expect, it } from '@jest/globals';
import { authHashOf, contentHmacOf, signReturn } from './digest.js';

const secret = 'abcdef0123456789'.repeat(4);

describe('signatures between the shop and VeriTrans', () => {
  it('match the hash of the published sample request', () => {
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
    expect(authHashOf({ ccid: 'A100000000000000000000cc', secret }, params)).toBe(
      'd1080ba284de0a71cabfe0079ba95f46d78e610c00a6f16ff642bf2bcce1f2fe',
    );
  });

  it('match the HMAC of the published sample webhook', () => {
    const body =
      'numberOfNotify=1&pushTime=20230609163134&pushId=100&orderId0000=1657593096&vResultCode0000=G011A00100000000' +
      '&txnType0000=AuthorizeConfirm&mpiMstatus0000=success&cardMstatus0000=success&dummy0000=1';
    expect(contentHmacOf({ ccid: 'A100000000000001000000cc', secret }, body)).toBe(
      'h=HmacSHA256;s=A100000000000001000000cc;v=96afe3ca78dd828e1b4643dacae031422ca252bdb2a109178d4637bd44a7ee99',
    );
  });

  it('name the fields of a return in base64 that a form can carry', () => {
    const { authParams, vAuthInfo } = signReturn({ ccid: 'A1', secret: 'ff' }, { OrderId: 'a', mpiMstatus: 'success' });
    expect(authParams).not.toMatch(/[=/+]/);
    const base64 = authParams.replaceAll('*', '=').replaceAll('-', '/').replaceAll('_', '+');
    expect(Buffer.from(base64, 'base64').toString()).toBe('OrderId,mpiMstatus');
    // SHA-256 of A1asuccessff.
    expect(vAuthInfo).toBe('791558793d6eb2a4ac81a7ed0510b3134de407b7688aaadf61f7fd4da21a428d');
  });
});
