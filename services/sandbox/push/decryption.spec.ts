import { describe, expect, it } from '@jest/globals';
import { decryptMessage } from './decryption.js';

/** Example of RFC 8291, appendix A. */
const READER = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const MESSAGE = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
);

describe('push message', () => {
  it('decrypts to the text of the example in RFC 8291', () => {
    expect(decryptMessage(MESSAGE, READER)).toBe('When I grow up, I want to be a watermelon');
  });

  it('does not decrypt with other keys or after a change', () => {
    expect(decryptMessage(MESSAGE, { ...READER, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBeNull();
    const changed = Buffer.from(MESSAGE);
    changed[100]! ^= 1;
    expect(decryptMessage(changed, READER)).toBeNull();
    expect(decryptMessage(Buffer.from('short'), READER)).toBeNull();
  });
});
