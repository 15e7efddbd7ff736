import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MonitoringHarness } from '../test/monitoring.fixture.js';

const because = { reason: 'fixed' };
const english = { 'accept-language': 'en' };

let harness: MonitoringHarness;
let member: string;
let tests = 0;

beforeAll(async () => {
  harness = await MonitoringHarness.open();
});
beforeEach(() => {
  tests += 1;
  member = `member-${tests}`;
});
afterAll(() => harness?.close());

const retry = (id: string, body: object = because) =>
  harness.consoles.owner.send('POST', `dead-letters/${id}/retry`, body, english);
/** Parks the second of three events of a member at `trails`, with the third behind it. */
const parked = async () => {
  harness.faults.trails.add(`${member} bad`);
  await harness.note(member, 'first', `${member} bad`, 'last');
  return harness.lettersOf('trails', member);
};

describe('retrying a dead letter', () => {
  it('processes it and all that follow of its key once the fault is fixed', async () => {
    const [first, behind] = await parked();
    harness.faults.trails.clear();
    const { status, body } = await retry(first.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: first.id,
      state: 'taken',
      closed_at: expect.any(String),
      data: { name: `${member} bad` },
    });
    expect(await harness.trailOf(member)).toBe(`first ${member} bad last`);
    expect((await harness.lettersOf('trails', member)).map(({ state }) => state)).toEqual(['taken', 'taken']);
    expect(await harness.trail('dead-letters', first.id)).toEqual([
      'Owner retry fixed begun',
      'Owner retry fixed done',
    ]);
    expect(await harness.trail('dead-letters', behind.id)).toEqual([]);
  });

  it('keeps it parked when it fails again, and returns the error', async () => {
    const [first] = await parked();
    const { status, body } = await retry(first.id);
    expect(status).toBe(400);
    expect(body.errors.id).toEqual([
      `It has failed again (RangeError: ${member} bad is too much). Fix the cause, then retry.`,
    ]);
    expect(await harness.lettersOf('trails', member)).toMatchObject([
      { state: 'open', attempts: 4, is_first: true, behind: 1 },
      { state: 'open', attempts: 0, is_first: false, behind: 0 },
    ]);
    expect((await harness.trail('dead-letters', first.id)).at(-1)).toBe('Owner retry fixed FailedAgain');
  });

  it('refuses a letter that is closed or not the first of its key', async () => {
    const [first, behind] = await parked();
    const early = await retry(behind.id);
    expect(early.status).toBe(400);
    expect(early.body.errors.id[0]).toContain(`Act on number ${first.id}`);
    harness.faults.trails.clear();
    await retry(first.id);
    const late = await retry(first.id);
    expect(late.status).toBe(400);
    expect(late.body.errors.id).toEqual(['It has already been applied. Reload the list.']);
    expect(await harness.trail('dead-letters', behind.id)).toEqual(['Owner retry fixed NotFirst']);
    expect((await harness.trail('dead-letters', first.id)).at(-1)).toBe('Owner retry fixed LetterClosed');
  });

  it('executes the command of a policy', async () => {
    harness.faults.warn.add(`${member} bad`);
    await harness.note(member, 'first', `${member} bad`, 'last');
    const [first] = await harness.lettersOf('warn-when-noted', member);
    harness.faults.warn.clear();
    expect((await retry(first.id)).status).toBe(200);
    expect(harness.commandsFor(member)).toEqual(['first', `${member} bad`, 'last']);
    expect(await harness.trail('dead-letters', first.id)).toEqual([
      'Owner retry fixed begun',
      'Owner retry fixed done',
    ]);
  });

  it('processes an event once when several retries run concurrently', async () => {
    const [first] = await parked();
    harness.faults.trails.clear();
    const replies = await Promise.all(Array.from({ length: 5 }, () => retry(first.id)));
    expect(replies.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await harness.trailOf(member)).toBe(`first ${member} bad last`);
  });

  it.each([
    ['owner', 200],
    ['support', 403],
    ['finance', 403],
    ['nobody', 401],
  ] as const)('gives %s the status %d', async (who, status) => {
    const [first] = await parked();
    harness.faults.trails.clear();
    expect((await harness.consoles[who].post(`dead-letters/${first.id}/retry`, because)).status).toBe(status);
    expect((await harness.lettersOf('trails', member))[0].state).toBe(status === 200 ? 'taken' : 'open');
  });

  it('requires a reason', async () => {
    const [first] = await parked();
    const { status, body } = await retry(first.id, {});
    expect([status, Object.keys(body.errors)]).toEqual([400, ['reason']]);
    expect(await harness.trail('dead-letters', first.id)).toEqual([]);
  });

  it.each(['0', 'abc', '999999', "1' or '1'='1", '99999999999999999999'])('returns 404 for the id %s', async (id) => {
    expect((await retry(encodeURIComponent(id))).status).toBe(404);
  });
});
