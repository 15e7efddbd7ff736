import { utf8ToBytes } from '@noble/hashes/utils.js';
import { getSubtleCrypto } from '../../browser/cryptography';
import type { LogKey, SignedHead } from './signed-head.rules';

type Verify = (signature: Uint8Array, message: Uint8Array) => Promise<boolean>;

/**
 * Verifies with the browser.
 * @throws in a browser without Ed25519, or on a page without https
 */
const createBrowserVerifier = async (key: Uint8Array): Promise<Verify> => {
  const subtle = getSubtleCrypto();
  const publicKey = await subtle.importKey('raw', Uint8Array.from(key), 'Ed25519', false, ['verify']);
  return (signature, message) =>
    subtle.verify('Ed25519', publicKey, Uint8Array.from(signature), Uint8Array.from(message));
};

/** Verifies with a library, for browsers that cannot. */
const createLibraryVerifier = async (key: Uint8Array): Promise<Verify> => {
  const [{ hashes, verify }, { sha512 }] = await Promise.all([
    import('@noble/ed25519'),
    import('@noble/hashes/sha2.js'),
  ]);
  hashes.sha512 = sha512;
  return async (signature, message) => verify(signature, message, key);
};

/** Returns true if one of a head's signatures is valid for the key. */
export const isSigned = async ({ text, signatures }: SignedHead, { key }: LogKey): Promise<boolean> => {
  const verify = await createBrowserVerifier(key).catch(() => createLibraryVerifier(key));
  const results = await Promise.all(
    signatures.map((signature) => verify(signature, utf8ToBytes(text)).catch(() => false)),
  );
  return results.includes(true);
};
