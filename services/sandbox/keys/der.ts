/** As much of ASN.1's distinguished encoding (ITU-T X.690) as a self-signed certificate needs. */

const lengthOf = (content: Buffer): Buffer => {
  if (content.length < 128) return Buffer.from([content.length]);
  const bytes = Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([128 + bytes.length]), bytes]);
};

const tagged = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);

export const sequence = (...items: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(items));
export const set = (...items: readonly Buffer[]): Buffer => tagged(0x31, Buffer.concat(items));
/** A positive number of whole bytes. */
export const integer = (bytes: Buffer): Buffer =>
  tagged(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
export const bitString = (bytes: Buffer): Buffer => tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));
export const utf8String = (text: string): Buffer => tagged(0x0c, Buffer.from(text));
export const nothing = (): Buffer => tagged(0x05, Buffer.alloc(0));
/** `[0] EXPLICIT`, in which a certificate says its version. */
export const explicit = (content: Buffer): Buffer => tagged(0xa0, content);

/** An instant, good until 2049. */
export const utcTime = (at: number): Buffer =>
  tagged(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const base128 = (value: number): number[] => {
  const digits = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
};

/** An object identifier such as `2.5.4.3`. */
export const objectIdentifier = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
};
