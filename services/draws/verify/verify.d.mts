/** The functions of the program that specs call: the arithmetic of the signed log. */

export interface LogHead {
  readonly size: number;
  readonly root: Buffer;
}

export interface LogKey {
  readonly name: string;
  readonly line: string;
}

export function leafOf(entry: Buffer): Buffer;
export function entryOf(previous: Buffer, event: string): Buffer;
export function isIncluded(leaf: Buffer, index: number, head: LogHead, proof: readonly string[]): boolean;
export function isExtension(older: LogHead, newer: LogHead, proof: readonly string[]): boolean;
export function readKey(line: string): LogKey | null;
export function readHead(note: string, key: LogKey): LogHead | null;
