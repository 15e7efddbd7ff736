import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ConsoleResponse, consolesOf, toKeyHeader } from '../../../test/support/console.js';
import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { MembersHarness } from './members.fixture.js';

const LIMIT = 50_000;
const reason = 'お詫び';
const gift = { points: LIMIT + 1, reason };

let harness: MembersHarness;
let id: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  // A new day resets the caps.
  await nextDay();
  id = await harness.register({ mail: `asked-for-${members}@example.com` });
});
afterAll(() => harness?.close());

/** Moves to the next day, which ends every session. */
const nextDay = async (): Promise<void> => {
  harness.shop.clock.pass(DAY_MS);
  Object.assign(harness.consoles, await consolesOf(harness.shop));
};

type Who = 'owner' | 'support' | 'finance';
const grant = (body: object = gift, who: Who = 'support', headers = {}) =>
  harness.consoles[who].post(`members/${id}/grant-points`, body, headers);
const approvalIdOf = ({ status, body }: ConsoleResponse): string => {
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['approval'] });
  return /依頼番号(\d+)/.exec(body.errors.approval[0])![1]!;
};
const decide = (approval: string, word: 'approve' | 'decline', who: Who = 'owner') =>
  harness.consoles[who].post(`approvals/${approval}/${word}`, { reason: '確認済み' });
const points = async () => (await harness.consoles.owner.get(`members/${id}`)).body.points;
const stateOf = async (approval: string) => (await harness.consoles.owner.get(`approvals/${approval}`)).body.state;
const operatorId = async (who: Who) =>
  (await harness.consoles.owner.get(`operators?filter={"role":"${who}"}`)).body[0].id;

describe('a grant above the limit', () => {
  it('runs at once at the limit', async () => {
    expect((await grant({ points: LIMIT, reason })).status).toBe(200);
    expect(await points()).toBe(LIMIT);
  });

  it('waits for another operator, runs once they approve, and names both', async () => {
    const approval = approvalIdOf(await grant());
    expect(await points()).toBe(0);
    expect((await harness.consoles.support.get(`approvals/${approval}`)).body).toMatchObject({
      id: approval,
      state: 'waiting',
      resource: 'members',
      resource_id: id,
      subject_name: '髙橋 花子',
      subject_name_en: null,
      command: 'grant-points',
      request: { points: LIMIT + 1 },
      reason,
      worth: LIMIT + 1,
      unit: 'points',
      asked_by_name: 'Support',
      is_own: true,
    });
    expect(approvalIdOf(await grant())).toBe(approval);
    expect((await decide(approval, 'approve', 'finance')).body).toMatchObject({
      state: 'approved',
      is_own: false,
      decided_by_name: 'Finance',
      decision_reason: '確認済み',
    });
    expect((await grant()).status).toBe(200);
    expect(await points()).toBe(LIMIT + 1);
    expect(await stateOf(approval)).toBe('used');
    const { body } = await harness.consoles.owner.get(`audit-trail?filter={"subject":"members/${id}"}`);
    expect(
      body
        .filter(({ command }: { command: string }) => command === 'grant-points')
        .map(({ outcome, operator_name, approved_by_name }: Record<string, string>) => [
          outcome,
          operator_name,
          approved_by_name,
        ]),
    ).toEqual([
      ['done', 'Support', 'Finance'],
      ['NeedsApproval', 'Support', null],
      ['NeedsApproval', 'Support', null],
    ]);
  });

  it('needs a new approval each time', async () => {
    const approval = approvalIdOf(await grant());
    await decide(approval, 'approve');
    expect((await grant()).status).toBe(200);
    expect(approvalIdOf(await grant())).not.toBe(approval);
    expect(await points()).toBe(LIMIT + 1);
  });

  it('runs once when two requests arrive at once', async () => {
    await decide(approvalIdOf(await grant()), 'approve');
    const both = await Promise.all([1, 2].map((n) => grant(gift, 'support', toKeyHeader(`at-once-${members}-${n}`))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await points()).toBe(LIMIT + 1);
  });

  it('asks for one approval when two requests arrive at once', async () => {
    const [one, other] = await Promise.all([grant(), grant()]);
    expect(approvalIdOf(one!)).toBe(approvalIdOf(other!));
  });

  it.each([
    ['another amount', { points: LIMIT + 2, reason }, 'support'],
    ['another reason', { points: LIMIT + 1, reason: 'x' }, 'support'],
    ['another operator', gift, 'owner'],
  ] as const)('needs another approval for %s', async (_, body, who) => {
    const approval = approvalIdOf(await grant());
    await decide(approval, 'approve');
    expect(approvalIdOf(await grant(body, who))).not.toBe(approval);
    expect(await points()).toBe(0);
  });

  it('cannot be approved by the operator who asks, not even by an owner', async () => {
    const approval = approvalIdOf(await grant(gift, 'owner'));
    for (const word of ['approve', 'decline'] as const) {
      const { status, body } = await decide(approval, word);
      expect([status, body.errors.id]).toEqual([
        400,
        ['ご自身の依頼は承認も却下もできません。ほかのオーナーまたは経理に依頼してください。'],
      ]);
    }
    expect((await decide(approval, 'approve', 'support')).status).toBe(403);
    expect(await stateOf(approval)).toBe('waiting');
  });

  it('takes the decision of one of two operators who act at once', async () => {
    const approval = approvalIdOf(await grant());
    const both = await Promise.all([decide(approval, 'approve'), decide(approval, 'approve', 'finance')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('fails when it was declined, before or after an approval', async () => {
    const approval = approvalIdOf(await grant());
    await decide(approval, 'approve');
    expect((await decide(approval, 'decline', 'finance')).body.state).toBe('declined');
    expect(approvalIdOf(await grant())).not.toBe(approval);
    expect((await decide(approval, 'approve')).status).toBe(400);
    expect(await points()).toBe(0);
  });

  it('fails a day later', async () => {
    const [undecided, approved] = [approvalIdOf(await grant({ ...gift, reason: 'a' })), approvalIdOf(await grant())];
    await decide(approved, 'approve');
    await nextDay();
    expect(await stateOf(approved)).toBe('expired');
    expect((await decide(undecided, 'approve')).status).toBe(400);
    expect(approvalIdOf(await grant())).not.toBe(approved);
    expect(await points()).toBe(0);
  });

  it('fails when the approver has been disabled, and a disabled operator cannot approve it', async () => {
    const [one, other] = [approvalIdOf(await grant()), approvalIdOf(await grant({ ...gift, reason: 'b' }))];
    await decide(one, 'approve', 'finance');
    await harness.consoles.owner.post(`operators/${await operatorId('finance')}/disable`, { reason });
    expect(approvalIdOf(await grant())).not.toBe(one);
    const support = await operatorId('support');
    await harness.consoles.owner.post(`operators/${support}/disable`, { reason });
    expect((await decide(other, 'approve')).body.errors.id).toHaveLength(1);
    expect((await decide(other, 'decline')).body.state).toBe('declined');
    await harness.shop.pool.query('update operators.operators set disabled_at = null');
    expect(await points()).toBe(0);
  });

  it('keeps its approval when its rule refuses it', async () => {
    const approval = approvalIdOf(await grant());
    await decide(approval, 'approve');
    await harness.consoles.owner.post(`members/${id}/ban`, { reason });
    expect((await grant()).body.errors).toHaveProperty('state');
    expect(await stateOf(approval)).toBe('approved');
    await harness.consoles.owner.post(`members/${id}/unban`, { reason });
    expect((await grant()).status).toBe(200);
  });

  it('appears for support if support asked for it', async () => {
    const approval = approvalIdOf(await grant(gift, 'owner'));
    expect((await harness.consoles.support.get(`approvals/${approval}`)).status).toBe(404);
    const { body } = await harness.consoles.support.get('approvals?range=[0,99]');
    expect(body.map(({ asked_by_name }: { asked_by_name: string }) => asked_by_name)).not.toContain('Owner');
    const waiting = await harness.consoles.finance.get('approvals?filter={"state":"waiting"}&range=[0,0]');
    expect(waiting.body).toMatchObject([{ id: approval }]);
  });
});

describe('what else is worth much', () => {
  it('includes another mail address of a member with much, and the address is stored nowhere', async () => {
    const change = (mail: string) =>
      harness.consoles.support.post(`members/${id}/change-mail`, { reason, checked: ['licence'], mail });
    expect((await grant({ points: LIMIT, reason })).status).toBe(200);
    expect((await change(`Other-${members}@example.com`)).status).toBe(200);
    expect((await grant({ points: 1, reason })).status).toBe(200);
    const taken = `taken-over-${members}@example.com`;
    const approval = approvalIdOf(await change(taken));
    const { body } = await harness.consoles.finance.get(`approvals/${approval}`);
    expect(body).toMatchObject({
      ...{ command: 'change-mail', worth: LIMIT + 1, unit: 'points', by_hand: true },
      ...{ about: { points_with_cards: LIMIT + 1, coins: 0 } },
      request: { mail: 't***@example.com', checked: ['licence'] },
    });
    const { rows } = await harness.shop.pool.query('select a::text as row from operators.approvals a');
    expect(rows.filter(({ row }) => row.includes(taken))).toEqual([]);
    await decide(approval, 'approve', 'finance');
    expect(approvalIdOf(await change(`another-${members}@example.com`))).not.toBe(approval);
    expect((await change(taken)).status).toBe(200);
    expect((await harness.logIn(taken)).status).toBe(200);
  });

  it('needs a new approval once the member has more than was approved', async () => {
    const change = () =>
      harness.consoles.support.post(`members/${id}/change-mail`, {
        ...{ reason, checked: ['licence'], mail: `more-${members}@example.com` },
      });
    await grant({ points: LIMIT, reason });
    await grant({ points: 1000, reason });
    const approval = approvalIdOf(await change());
    await decide(approval, 'approve', 'finance');
    await grant({ points: LIMIT, reason });
    const { body } = await change();
    expect(body.errors.approval).toEqual([expect.stringMatching(/規模 51,000ポイント→101,000ポイント/)]);
    expect(approvalIdOf(await change())).not.toBe(approval);
    expect(await stateOf(approval)).toBe('replaced');
  });

  it('includes another mail address of a member with many coins', async () => {
    const change = () =>
      harness.consoles.support.post(`members/${id}/change-mail`, {
        ...{ reason, checked: ['licence'], mail: `coins-${members}@example.com` },
      });
    const coins = () => harness.consoles.support.post(`members/${id}/grant-coins`, { coins: LIMIT + 1, reason });
    await decide(approvalIdOf(await coins()), 'approve', 'finance');
    expect((await coins()).status).toBe(200);
    const { body } = await harness.consoles.finance.get(`approvals/${approvalIdOf(await change())}`);
    expect(body).toMatchObject({ worth: LIMIT + 1, unit: 'coins', about: { points_with_cards: 0, coins: LIMIT + 1 } });
  });

  it('includes a raised limit, but not a lowered one', async () => {
    const change = (value: number) =>
      harness.consoles.owner.post('settings/four-eyes-points/change', { reason, value });
    const approval = approvalIdOf(await change(LIMIT + 1));
    await decide(approval, 'approve', 'finance');
    expect((await change(LIMIT + 1)).body).toMatchObject({ value: LIMIT + 1 });
    expect((await change(LIMIT)).body).toMatchObject({ value: LIMIT });
    expect((await change(0)).body.errors).toHaveProperty('value');
  });
});

describe('what an operator gives on a day of Tokyo', () => {
  it('cannot exceed the setting for points and coins, and the refusal names the rest', async () => {
    const coins = (amount: number) =>
      harness.consoles.support.post(`members/${id}/grant-coins`, { coins: amount, reason });
    for (let i = 0; i < 3; i++) await grant({ points: LIMIT, reason });
    await grant({ points: LIMIT - 1, reason });
    const { status, body } = await grant({ points: 2, reason });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { points: ['1日に付与できる上限を超えます。本日あと1ポイントまで付与できます。'] },
    });
    expect((await grant({ points: 1, reason })).status).toBe(200);
    expect((await coins(LIMIT)).status).toBe(200);
    expect((await grant({ points: 1, reason }, 'owner')).status).toBe(200);
  });

  it('counts grants one after another, for all members together', async () => {
    const ids = [id];
    for (let n = 0; n < 5; n++) ids.push(await harness.register({ mail: `cap-${members}-${n}@example.com` }));
    const grants = await Promise.all(
      ids.map((one) => harness.consoles.support.post(`members/${one}/grant-points`, { points: LIMIT, reason })),
    );
    expect(grants.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('does not count grants with a second operator, nor refused ones', async () => {
    await decide(approvalIdOf(await grant()), 'approve');
    await grant();
    for (let i = 0; i < 4; i++) expect((await grant({ points: LIMIT, reason })).status).toBe(200);
    expect((await grant({ points: 1, reason })).status).toBe(400);
    // A grant above the limit is not refused because of the day's cap either.
    approvalIdOf(await grant({ ...gift, reason: 'c' }));
    await nextDay();
    expect((await grant({ points: LIMIT, reason })).status).toBe(200);
  });

  it('starts anew at midnight in Tokyo', async () => {
    const { clock } = harness.shop;
    const midnight = startOfTokyoDate(toTokyoDate(new Date(clock.now().getTime() + DAY_MS)));
    clock.pass(midnight.getTime() - clock.now().getTime() - 1);
    Object.assign(harness.consoles, await consolesOf(harness.shop));
    for (let i = 0; i < 4; i++) expect((await grant({ points: LIMIT, reason })).status).toBe(200);
    expect((await grant({ points: 1, reason })).status).toBe(400);
    clock.pass(1);
    expect((await grant({ points: 1, reason })).status).toBe(200);
  });
});
