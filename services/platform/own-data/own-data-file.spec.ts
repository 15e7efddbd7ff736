import { describe, expect, it } from '@jest/globals';
import { streamOwnDataFile } from './own-data-file.js';

const FIRST = { format: 1 };

const whole = async (...sections: Parameters<typeof streamOwnDataFile>[1]): Promise<string> => {
  let text = '';
  for await (const chunk of streamOwnDataFile(FIRST, sections, 'm')) text += chunk;
  return text;
};
async function* rows(count: number, noteRead: () => void = () => {}): AsyncGenerator<object> {
  for (let id = 0; id < count; id++) {
    noteRead();
    yield { id, words: 'カード'.repeat(20) };
  }
}

describe('the file of a member’s own data', () => {
  it('writes JSON with the first object and every section, also the empty ones', async () => {
    const text = await whole(
      { name: 'none', rowsOf: () => rows(0) },
      { name: 'some', rowsOf: () => rows(2) },
      {
        name: 'of the member',
        async *rowsOf(memberId) {
          yield { memberId, at: new Date(0) };
        },
      },
    );
    expect(JSON.parse(text)).toEqual({
      format: 1,
      none: [],
      some: [
        { id: 0, words: expect.any(String) },
        { id: 1, words: expect.any(String) },
      ],
      'of the member': [{ memberId: 'm', at: '1970-01-01T09:00:00.000+09:00' }],
    });
  });

  it('writes long sections completely', async () => {
    expect(JSON.parse(await whole({ name: 'many', rowsOf: () => rows(5000) })).many).toHaveLength(5000);
  });

  it('reads no further than requested, and closes its sources when cancelled', async () => {
    let read = 0;
    let isEnded = false;
    const endless = {
      name: 'endless',
      async *rowsOf() {
        try {
          yield* rows(Number.POSITIVE_INFINITY, () => {
            read += 1;
          });
        } finally {
          isEnded = true;
        }
      },
    };
    const file = streamOwnDataFile(FIRST, [endless], 'm');
    await file.next();
    const ofOneChunk = read;
    expect(ofOneChunk).toBeLessThan(1500);
    await file.next();
    expect(read).toBeLessThanOrEqual(2 * ofOneChunk + 1);
    await file.return(undefined);
    expect(isEnded).toBe(true);
  });
});
