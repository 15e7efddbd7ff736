import { constants, createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { authorizationOf, canonicalOf, signatureOf } from './signatures.js';

/** A request signed by Amazon's own SDK (amazon-pay-api-sdk-nodejs 2.3.4), and the public key. */
const REQUEST = {
  method: 'PATCH',
  path: '/v2/checkoutSessions/abc',
  headers: {
    'x-amz-pay-region': 'jp',
    'x-amz-pay-host': 'pay-api.amazon.jp',
    'x-amz-pay-date': '2026-11-22T14:55:54Z',
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'amazon-pay-api-sdk-nodejs/2.3.4 (JS/20.20.2; linux)',
  },
  body: '{"a":"ポイント"}',
};
const SIGNED_HEADERS = 'accept;content-type;user-agent;x-amz-pay-date;x-amz-pay-host;x-amz-pay-region';
const SIGNATURE =
  'Ce9PcDAmUBRRQjbS0sUCht9DddcDnih7Mh8b3A5tzChgEhIhQ1oAe6KRluPr5dwNjDxFpEzULWmfysYNgna1wRMRSTyfe7OJG3fC5/Y/biGfTl7CJkyuObEEWqa8qj0qDm0DYyBEM/qdFHZZirSy+k08qBzeXOAMsuGywQLtUza86hBVvOoY9ZqBo/uuEzMrgIHRqAK1ZiNYJE5ay4nOWvMxn/fWBrQMaRlB/Xx6Su2UJ3rEph/PEpIQ/DODE/+BIKkOeGzfVGBvzM3vcDh21xnUHENajbzkruWnQ4H/JFZ+pKahd/4NxisifdVXlgnWH/OC0TSIUW5Y/JkIOifUFA==';
const PAYLOAD = '{"storeId":"x"}';
const PAYLOAD_SIGNATURE =
  'YhqeL2VETHVx4sraQ+xFeMqMvwe2vtG4a/BI0sM84/K5wtccgu1QG07dgThgFC8+5L/gfiYy32yOJZEzXNECYwHVnnENXzq2FTrqnVDVT0QxzaTh32ch5k2mncW09Ac0gq7xb1WiRI59R2EDw4Mi4J5G9hAoURlcWhqGqP5v13kFqGtESORo3toeQN6Uv1lLBQFFxCNpcLINz7jW9fec2pIGK1znybpVUjh+YxhIBjYZIoP7yR2ct+HaJDysqLUhMEwqZL4E9NfP9fsbUXnpW880hUoVsAo7loRLpuEDqcA0rbir97m9QXKIL5RAi0/jaliDTbP4RQejlkObry2Wug==';
const PUBLIC_KEY = createPublicKey({
  key: Buffer.from(
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAmPpPn3eIsgM3eYX2Sd8Z/KSpCXQMxeBfopeRxjUDgpZxhcTepcFIzR/KD+iN2Fj2POaKab1WuOCIJl/z7vRAUHF/C2yQcizf8k+FShDJjpcDCXW6l9e7qiPJa6v8cQFo1Qrn+EaxvSe7XxW3/dhPB/v2C7aBoVaz6ngOpgKi6AC4Pn7kIKsp1lG2qQf0RimWERBkR3aOShLdnoE4ZNFw/zbPxk17fBiZ/G++dIIgc+rDMlNXCwe6I98zEUu1SEE+l2BOz+Ib+4PSKVkIkWW/OCczLibcR1L5pvqC8va9zmpifLCXkvuFJzU6AhwzjBva7cn8YA/WxaqUZyhOkXIoEQIDAQAB',
    'base64',
  ),
  format: 'der',
  type: 'spki',
});

const verifies = (key: typeof PUBLIC_KEY, text: string, signature: string): boolean =>
  createVerify('sha256')
    .update(`AMZN-PAY-RSASSA-PSS-V2\n${createHash('sha256').update(text).digest('hex')}`)
    .verify({ key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }, signature, 'base64');

describe('the signature of a request', () => {
  it('covers the same text as Amazon’s own SDK', () => {
    expect(verifies(PUBLIC_KEY, canonicalOf(REQUEST), SIGNATURE)).toBe(true);
    expect(verifies(PUBLIC_KEY, canonicalOf({ ...REQUEST, body: '{}' }), SIGNATURE)).toBe(false);
    expect(verifies(PUBLIC_KEY, PAYLOAD, PAYLOAD_SIGNATURE)).toBe(true);
  });

  it('verifies with the public key', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signer = { publicKeyId: 'LIVE-KEY', privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
    const header = authorizationOf(signer, REQUEST);
    const begin = `AMZN-PAY-RSASSA-PSS-V2 PublicKeyId=LIVE-KEY, SignedHeaders=${SIGNED_HEADERS}, Signature=`;
    expect(header.slice(0, begin.length)).toBe(begin);
    expect(verifies(publicKey, canonicalOf(REQUEST), header.slice(begin.length))).toBe(true);
    expect(verifies(publicKey, PAYLOAD, signatureOf(signer, PAYLOAD))).toBe(true);
  });
});
