import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { EngineRoom } from '../operations.fixture.js';

const because = { reason: 'a test fact' };
const english = { 'accept-language': 'en' };

let room: EngineRoom;
let member: string;
let tests = 0;

beforeAll(async () => {
  Logger.overrideLogger(false);
  room = await EngineRoom.open();
});
beforeEach(() => {
  tests += 1;
  member = `member-${tests}`;
  room.faults.trails.clear();
  room.faults.accounts.clear();
});
afterAll(() => room?.close());

const discard = (id: string, body: object = because) =>
  room.consoles.owner.send('POST', `dead-letters/${id}/discard`, body, english);
const parked = async (reader: 'trails' | 'accounts', ...bad: string[]) => {
  for (const name of bad) room.faults[reader].add(name);
  await room.note(member, 'first', 'bad', 'middle', 'worse', 'last');
  return room.lettersOf(reader, member);
};

describe('a dead letter that is discarded', () => {
  it('is never taken in; what waits behind it is', async () => {
    const [first] = await parked('trails', 'bad');
    const { status, body } = await discard(first.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first.id, state: 'discarded', closed_at: expect.any(String), behind: 0 });
    expect(await room.trailOf(member)).toBe('first middle worse last');
    expect(await room.trail('dead-letters', first.id)).toEqual(['Owner discard a test fact done']);
    await room.note(member, 'new');
    expect(await room.trailOf(member)).toBe('first middle worse last new');
  });

  it('leaves parked what is at fault behind it', async () => {
    const [first] = await parked('trails', 'bad', 'worse');
    expect((await discard(first.id)).status).toBe(200);
    expect((await room.lettersOf('trails', member)).map(({ state, error }) => [state, error])).toEqual([
      ['discarded', 'RangeError: bad is too much'],
      ['taken', null],
      ['open', 'RangeError: worse is too much'],
      ['open', null],
    ]);
  });

  it('is refused when it is of the ledger', async () => {
    const [first] = await parked('accounts', 'bad');
    const { status, body } = await discard(first.id);
    expect(status).toBe(400);
    expect(body.errors.id).toEqual([
      'Nothing of the ledger may be discarded. Mend the fault and retry, or rebuild the projection.',
    ]);
    expect((await room.lettersOf('accounts', member))[0].state).toBe('open');
    expect(await room.trail('dead-letters', first.id)).toEqual(['Owner discard a test fact OfTheLedger']);
  });

  it('is refused when another of its key is before it, or when it is closed', async () => {
    const [first, behind] = await parked('trails', 'bad');
    const early = await room.consoles.owner.post(`dead-letters/${behind.id}/discard`, because);
    expect(early.status).toBe(400);
    expect(early.body.errors.id[0]).toContain(`先頭の${first.id}番`);
    await discard(first.id);
    const late = await discard(first.id);
    expect(late.body.errors.id).toEqual(['It has been discarded. To take it in after all, rebuild the projection.']);
    expect(await room.trail('dead-letters', behind.id)).toEqual(['Owner discard a test fact NotFirst']);
  });

  it('is discarded once, and so recorded, however many do it at once', async () => {
    const [first] = await parked('trails', 'bad');
    const replies = await Promise.all(Array.from({ length: 5 }, () => discard(first.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await room.trail('dead-letters', first.id)).filter((line) => line.endsWith('done'))).toHaveLength(1);
    expect(await room.trailOf(member)).toBe('first middle worse last');
  });

  it.each([
    ['owner', 200],
    ['support', 403],
    ['finance', 403],
    ['nobody', 401],
  ] as const)('by %s answers %d', async (who, status) => {
    const [first] = await parked('trails', 'bad');
    expect((await room.consoles[who].post(`dead-letters/${first.id}/discard`, because)).status).toBe(status);
    expect((await room.lettersOf('trails', member))[0].state).toBe(status === 200 ? 'discarded' : 'open');
  });

  it('needs a reason', async () => {
    const [first] = await parked('trails', 'bad');
    const { status, body } = await discard(first.id, { reason: ' ' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
    expect(await room.trail('dead-letters', first.id)).toEqual([]);
  });

  it.each(['0', 'abc', '999999'])('is not found as %s', async (id) => {
    expect((await discard(id)).status).toBe(404);
  });
});
