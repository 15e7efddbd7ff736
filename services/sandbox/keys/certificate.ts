import { createPublicKey, randomBytes, sign } from 'node:crypto';
import { bitString, explicit, integer, nothing, objectIdentifier, sequence, set, utcTime, utf8String } from './der.js';

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const YEARS = 20;
const YEAR_MS = 365 * 86_400_000;

/** @returns a certificate in PEM that the owner of an RSA key gives himself */
export const selfSigned = (commonName: string, privateKey: string, now: number): string => {
  const algorithm = sequence(objectIdentifier(SHA256_WITH_RSA), nothing());
  const name = sequence(set(sequence(objectIdentifier(COMMON_NAME), utf8String(commonName))));
  const content = sequence(
    explicit(integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    sequence(utcTime(now - 86_400_000), utcTime(now + YEARS * YEAR_MS)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const certificate = sequence(content, algorithm, bitString(sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g)!;
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};
