import { createPublicKey, randomBytes, sign } from 'node:crypto';
import {
  encodeBitString,
  encodeInteger,
  encodeNull,
  encodeObjectIdentifier,
  encodeSequence,
  encodeSet,
  encodeUtcTime,
  encodeUtf8String,
  encodeVersion,
} from './der.js';

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const YEARS = 20;
const YEAR_MS = 365 * 86_400_000;

/** Creates a self-signed certificate for an RSA key, in PEM. */
export const createSelfSignedCertificate = (commonName: string, privateKey: string, now: number): string => {
  const algorithm = encodeSequence(encodeObjectIdentifier(SHA256_WITH_RSA), encodeNull());
  const name = encodeSequence(
    encodeSet(encodeSequence(encodeObjectIdentifier(COMMON_NAME), encodeUtf8String(commonName))),
  );
  const content = encodeSequence(
    encodeVersion(encodeInteger(Buffer.from([2]))),
    encodeInteger(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    encodeSequence(encodeUtcTime(now - 86_400_000), encodeUtcTime(now + YEARS * YEAR_MS)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const certificate = encodeSequence(content, algorithm, encodeBitString(sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g)!;
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};
