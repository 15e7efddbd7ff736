import { toTokyoIso } from '../../kernel/time.js';

/** The rows of a member under one name. They are streamed, so that a reader holds only a part of them. */
export interface OwnDataSection {
  /** The name in the member's file. */
  readonly name: string;
  rowsOf(memberId: string): AsyncIterable<object>;
}

/**
 * The data that the shop stores about a member, for the member. Each module adds its sections. They leave out other people,
 * secrets, and data against misuse.
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

/** Converts a row for the file: times are in Tokyo time. */
export const toFileRow = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? toTokyoIso(value) : value]),
  );
