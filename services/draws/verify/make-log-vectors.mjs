/**
 * Prints the test vectors of the signed log, built top down from the definition of a tree in RFC 6962 (section 2.1).
 *
 *     node services/draws/verify/make-log-vectors.mjs > services/draws/verify/signed-log.vectors.json
 *
 * They change only with the protocol. The key is the hash of a label.
 */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { entryOf, leafOf } from './verify.mjs';

const NAME = 'shop.example/log';
const SIZES = [1, 2, 3, 4, 5, 7, 8, 13];
/** PKCS #8 prefix of the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const splitOf = (count) => 2 ** Math.ceil(Math.log2(count) - 1);
const halves = (entries) => [entries.slice(0, splitOf(entries.length)), entries.slice(splitOf(entries.length))];

function rootOf(entries) {
  if (entries.length === 1) return leafOf(entries[0]);
  const [left, right] = halves(entries).map(rootOf);
  return sha256(Buffer.of(1), left, right);
}

function inclusionOf(index, entries) {
  if (entries.length === 1) return [];
  const [left, right] = halves(entries);
  return index < left.length
    ? [...inclusionOf(index, left), rootOf(right)]
    : [...inclusionOf(index - left.length, right), rootOf(left)];
}

function growthOf(older, entries, isWhole = true) {
  if (older === entries.length) return isWhole ? [] : [rootOf(entries)];
  const [left, right] = halves(entries);
  return older <= left.length
    ? [...growthOf(older, left, isWhole), rootOf(right)]
    : [...growthOf(older - left.length, right, false), rootOf(left)];
}

const base64 = (bytes) => bytes.toString('base64');
const secret = sha256(Buffer.from('the key of the log'));
const key = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' });
const typed = Buffer.concat([Buffer.of(1), Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x, 'base64url')]);
const id = sha256(Buffer.from(`${NAME}\n`), typed).subarray(0, 4);

const noteOf = (entries) => {
  const text = `${NAME}\n${entries.length}\n${base64(rootOf(entries))}\n`;
  return `${text}\n— ${NAME} ${base64(Buffer.concat([id, sign(null, Buffer.from(text), key)]))}\n`;
};

const events = Array.from({ length: SIZES.at(-1) }, (_, i) => JSON.stringify([i + 1, `pack-${i % 3}`, '出来事']));
const beginning = sha256(Buffer.from('oripa-log/1'));
const links = [beginning];
for (const event of events) links.push(entryOf(links.at(-1), event));
const entries = links.slice(1);
const upTo = (size) => entries.slice(0, size);

const vectors = {
  key: `${NAME}+${id.toString('hex')}+${base64(typed)}`,
  beginning: base64(beginning),
  events,
  entries: entries.map(base64),
  heads: SIZES.map((size) => ({
    size,
    root: base64(rootOf(upTo(size))),
    note: noteOf(upTo(size)),
    inclusion: upTo(size).map((_, index) => inclusionOf(index, upTo(size)).map(base64)),
    growth: SIZES.filter((older) => older <= size).map((older) => ({
      older,
      proof: growthOf(older, upTo(size)).map(base64),
    })),
  })),
};
process.stdout.write(`${JSON.stringify(vectors, null, 2)}\n`);
