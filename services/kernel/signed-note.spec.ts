import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  isSignerName,
  noteOf,
  parseVerifierKey,
  readSignedText,
  renameVerifier,
  signNote,
  verifierKeyOf,
} from './signed-note.js';

/** The key of RFC 8032, section 7.1, test 1. */
const key = createPrivateKey({
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    d: Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex').toString('base64url'),
    x: Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex').toString('base64url'),
  },
  format: 'jwk',
});
const shop = { name: 'shop.example/log', key };
const other = { name: 'shop.example/log', key: generateKeyPairSync('ed25519').privateKey };
const TEXT = 'shop.example/log\n1\nabc=\n';

describe('a signed note', () => {
  it('verifies with the key line of its signer', () => {
    const verifier = parseVerifierKey(verifierKeyOf(shop))!;
    expect(verifierKeyOf(shop)).toMatch(
      /^shop\.example\/log\+[0-9a-f]{8}\+AddamAGCsQq31Uv\+08lkBzoO4XLz2qYjJa8CGmj3B1Ea$/,
    );
    const note = noteOf(TEXT, ['— somebody.else AAAAAAAA\n', signNote(TEXT, shop)]);
    expect(readSignedText(note, verifier)).toBe(TEXT);
  });

  it.each([
    ['another text', noteOf(TEXT.replace('1', '2'), [signNote(TEXT, shop)])],
    ['another key of the same name', noteOf(TEXT, [signNote(TEXT, other)])],
    ['no signature', noteOf(TEXT, [])],
    ['no empty line', TEXT],
    ['a signature that is cut off', noteOf(TEXT, [`${signNote(TEXT, shop).slice(0, 40)}\n`])],
  ])('returns null with %s', (_, note) => {
    expect(readSignedText(note, parseVerifierKey(verifierKeyOf(shop))!)).toBeNull();
  });

  it.each(['', 'shop.example/log', 'shop.example/log+00000000+AQ==', 'a+b'])('rejects the key line %j', (line) => {
    expect(parseVerifierKey(line)).toBeNull();
  });

  it('rejects a key line with another id', () => {
    expect(parseVerifierKey(verifierKeyOf(shop).replace(/\+[0-9a-f]{8}\+/, '+00000000+'))).toBeNull();
  });

  it('verifies a second name of the same key only under that name', () => {
    const verifier = parseVerifierKey(verifierKeyOf(shop))!;
    const box = { name: 'shop.example/log/box/1', key };
    const note = noteOf(TEXT, [signNote(TEXT, box)]);
    expect(verifierKeyOf(renameVerifier(verifier, box.name))).toBe(verifierKeyOf(box));
    expect(readSignedText(note, renameVerifier(verifier, box.name))).toBe(TEXT);
    expect(readSignedText(note, verifier)).toBeNull();
  });

  it('rejects names of signers that would break the line', () => {
    expect(['shop.example/log', 'a b', 'a+b', '', 'a\n'].map(isSignerName)).toEqual([true, false, false, false, false]);
  });
});
