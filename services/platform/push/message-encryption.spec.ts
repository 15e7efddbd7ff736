import { createECDH } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { encryptFor, isCurvePoint, MAX_MESSAGE_BYTES } from './message-encryption.js';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  device: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message', () => {
  it('equals the example of RFC 8291 after encryption', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(EXAMPLE.privateKey, 'base64url'));
    const salt = Buffer.from(EXAMPLE.salt, 'base64url');
    const message = encryptFor(EXAMPLE.device, Buffer.from(EXAMPLE.text), pair, salt);
    expect(message.toString('base64url')).toBe(EXAMPLE.message);
  });

  it('has keys and a salt that no other message has', () => {
    const [first, second] = [1, 2].map(() => encryptFor(EXAMPLE.device, Buffer.from('same')));
    expect(first!.subarray(0, 16)).not.toEqual(second!.subarray(0, 16));
    expect(first!.subarray(21, 86)).not.toEqual(second!.subarray(21, 86));
  });

  it('has at most the length that a push service must accept', () => {
    expect(encryptFor(EXAMPLE.device, Buffer.alloc(MAX_MESSAGE_BYTES))).toHaveLength(4096);
    expect(() => encryptFor(EXAMPLE.device, Buffer.alloc(MAX_MESSAGE_BYTES + 1))).toThrow(RangeError);
  });
});

describe('the key of a device', () => {
  it('must be a point of the curve', () => {
    expect(isCurvePoint(EXAMPLE.device.p256dh)).toBe(true);
    const off = Buffer.from(EXAMPLE.device.p256dh, 'base64url');
    off[64]! ^= 1;
    expect([off.toString('base64url'), '', 'BCVx', `A${EXAMPLE.device.p256dh.slice(1)}`].map(isCurvePoint)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
