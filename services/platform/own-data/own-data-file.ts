import { eventLoop } from '../concurrency/event-loop.js';
import { type OwnDataSection, toFileRow } from './own-data.js';

/** The number of characters in a chunk. */
const CHUNK = 65_536;

/** Yields the pieces of a JSON text: the first object, and then a list for each section. */
async function* pieces(first: object, sections: readonly OwnDataSection[], memberId: string): AsyncGenerator<string> {
  yield JSON.stringify(first, null, 2).slice(0, -2);
  for (const { name, rowsOf } of sections) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(memberId)) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(toFileRow(row))}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

/**
 * Streams a member's file: each piece is read when the last one was consumed, and the event loop gets its turns.
 *
 * @param first the object before the sections; not empty
 */
export async function* streamOwnDataFile(
  first: object,
  sections: readonly OwnDataSection[],
  memberId: string,
): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces(first, sections, memberId)) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
    await eventLoop.turn();
  }
  yield chunk;
}
