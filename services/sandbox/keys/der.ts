/** The part of ASN.1's distinguished encoding (ITU-T X.690) that a self-signed certificate needs. */

const lengthOf = (content: Buffer): Buffer => {
  if (content.length < 128) return Buffer.from([content.length]);
  const bytes = Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([128 + bytes.length]), bytes]);
};

const encodeTagged = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);

export const encodeSequence = (...items: readonly Buffer[]): Buffer => encodeTagged(0x30, Buffer.concat(items));
export const encodeSet = (...items: readonly Buffer[]): Buffer => encodeTagged(0x31, Buffer.concat(items));
/** Encodes a positive integer from its bytes. */
export const encodeInteger = (bytes: Buffer): Buffer =>
  encodeTagged(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
export const encodeBitString = (bytes: Buffer): Buffer => encodeTagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));
export const encodeUtf8String = (text: string): Buffer => encodeTagged(0x0c, Buffer.from(text));
export const encodeNull = (): Buffer => encodeTagged(0x05, Buffer.alloc(0));
/** Encodes `[0] EXPLICIT`, which holds the version of a certificate. */
export const encodeVersion = (content: Buffer): Buffer => encodeTagged(0xa0, content);

/** Encodes an instant before 2050. */
export const encodeUtcTime = (at: number): Buffer =>
  encodeTagged(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const base128 = (value: number): number[] => {
  const digits = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
};

/** Encodes an object identifier such as `2.5.4.3`. */
export const encodeObjectIdentifier = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return encodeTagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
};
