import { describe, expect, it } from '@jest/globals';
import { decrypted } from './decryption.js';

/** RFC 8291, appendix A. */
const READER = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const MESSAGE = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
);

describe('a message', () => {
  it('is read as in the example of RFC 8291', () => {
    expect(decrypted(MESSAGE, READER)).toBe('When I grow up, I want to be a watermelon');
  });

  it('is read by nobody else, nor when a bit of it is another', () => {
    expect(decrypted(MESSAGE, { ...READER, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBeNull();
    const changed = Buffer.from(MESSAGE);
    changed[100]! ^= 1;
    expect(decrypted(changed, READER)).toBeNull();
    expect(decrypted(Buffer.from('short'), READER)).toBeNull();
  });
});
