import { toTokyoIso } from '../../kernel/time.js';

/** What of a member is kept under one name, a row at a time: whoever reads it holds a piece of it, however much there is. */
export interface OwnDataSection {
  /** As the member's file calls it. */
  readonly name: string;
  rowsOf(memberId: string): AsyncIterable<object>;
}

/**
 * What the shop keeps about a member, for the member. Each part tells here of what it has, and leaves out what is not this
 * member's: other people, secrets, and what the shop holds against misuse.
 */
export class OwnData {
  private readonly all: OwnDataSection[] = [];

  get sections(): readonly OwnDataSection[] {
    return this.all;
  }

  add(...sections: readonly OwnDataSection[]): void {
    this.all.push(...sections);
  }
}

/** A row as the file has it: times are those of Tokyo. */
export const inFile = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? toTokyoIso(value) : value]),
  );
