import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { cosignatureOf, parseWitnessKey, signCosignature, witnessKeyOf } from './cosignature.js';
import { parseVerifierKey, signNote, verifierKeyOf } from './signed-note.js';

const witness = { name: 'witness.example/w1', key: generateKeyPairSync('ed25519').privateKey };
const other = { name: witness.name, key: generateKeyPairSync('ed25519').privateKey };
const verifier = parseWitnessKey(witnessKeyOf(witness))!;
const TEXT = 'shop.example/log\n1\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';
const AT = new Date('2026-04-01T03:00:00Z');
const line = signCosignature(TEXT, AT, witness);

/** The example of the standard (c2sp.org/tlog-cosignature): its name and its time. */
const PUBLISHED =
  '— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n';

describe('a cosignature', () => {
  it('names the witness and the time', () => {
    expect(cosignatureOf(TEXT, line, verifier)).toEqual({ line, at: AT });
    expect(
      cosignatureOf(TEXT, `— somebody.else AAAA\n${signCosignature(TEXT, AT, other)}${line}`, verifier)?.line,
    ).toBe(line);
  });

  it('encodes the key id, eight bytes of time and the signature', () => {
    const bytes = (of: string) => Buffer.from(of.trim().split(' ')[2]!, 'base64');
    expect(bytes(line)).toHaveLength(bytes(PUBLISHED).length);
    expect(bytes(PUBLISHED).readBigUInt64BE(4)).toBe(1_679_315_147n);
    expect(bytes(line).readBigUInt64BE(4)).toBe(BigInt(AT.getTime() / 1000));
  });

  it.each([
    ['of another head', signCosignature(TEXT.replace('1', '2'), AT, witness)],
    ['of another key', signCosignature(TEXT, AT, other)],
    ['without a time', signNote(TEXT, witness)],
    [
      'of another time',
      (() => {
        const bytes = Buffer.from(line.trim().split(' ')[2]!, 'base64');
        bytes.writeBigUInt64BE(1n, 4);
        return `— ${witness.name} ${bytes.toString('base64')}\n`;
      })(),
    ],
    ['that is cut off', `${line.slice(0, 35)}\n`],
    ['that is none', ''],
  ])('does not accept a line %s', (_, lines) => expect(cosignatureOf(TEXT, lines, verifier)).toBeNull());

  it('rejects keys of another algorithm', () => {
    expect(parseVerifierKey(witnessKeyOf(witness))).toBeNull();
    expect(parseWitnessKey(verifierKeyOf(witness))).toBeNull();
  });
});
