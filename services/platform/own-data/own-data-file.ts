import { eventLoop } from '../concurrency/event-loop.js';
import { inFile, type OwnDataSection } from './own-data.js';

/** Letters that are sent at once. */
const CHUNK = 65_536;

/** The pieces of a JSON text: an object of what is told first, and then a list for each section. */
async function* pieces(first: object, sections: readonly OwnDataSection[], memberId: string): AsyncGenerator<string> {
  yield JSON.stringify(first, null, 2).slice(0, -2);
  for (const { name, rowsOf } of sections) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(memberId)) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(inFile(row))}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

/**
 * A member's file, made while it is sent: the next piece is read when the last was taken, and others have their turns.
 *
 * @param first what is told before the sections; not empty
 */
export async function* ownDataFile(
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
