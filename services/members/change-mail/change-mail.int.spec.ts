import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toKeyHeader } from '../../../test/support/console.js';
import { newId } from '../../kernel/ids.js';
import { isLoggedIn, MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;
let mail: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  mail = `Old-${members}@example.com`;
  id = await harness.register({ mail, language: members % 2 ? 'ja' : 'en' });
});
afterAll(() => harness?.close());

const order = (body: object, of = id, headers = {}) =>
  harness.consoles.support.post(`members/${of}/change-mail`, body, headers);
const change = (changes: object = {}) => ({
  mail: `new-${members}@example.com`,
  checked: ['licence', 'phone-call'],
  reason: '機種変更',
  ...changes,
});
const mailsSince = async (subject: RegExp) => {
  const { rows } = await harness.shop.pool.query<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from mail.messages where id like 'change-mail/%' and recipient ilike $1",
    [`%-${members}@%`],
  );
  return rows.filter((row) => subject.test(row.subject)).sort((a, b) => (a.recipient < b.recipient ? 1 : -1));
};

describe('changing the mail address of a member', () => {
  it('accepts only the new address at log-in and ends all sessions', async () => {
    const { browser } = await harness.logIn(mail);
    const { status, body } = await order(change());
    expect({ status, mail: body.mail, version: body.version }).toEqual({
      status: 200,
      mail: `new-${members}@example.com`,
      version: 2,
    });
    expect(await isLoggedIn(browser)).toBe(false);
    expect((await harness.logIn(mail)).status).toBe(400);
    expect((await harness.logIn(`NEW-${members}@example.com`)).status).toBe(200);
  });

  it('records the checks, the operator and the reason, and keeps the addresses out of events', async () => {
    await order(change());
    const [, fact] = await harness.factsOf(id);
    expect(fact).toEqual({
      type: 'MailChanged',
      data: { memberId: id, checked: ['licence', 'phone-call'] },
      actor: expect.stringMatching(/^operator:/),
    });
    expect(await harness.auditEntriesOn(id)).toEqual([{ command: 'change-mail', reason: '機種変更', outcome: 'done' }]);
  });

  it('notifies both addresses in the member’s language and names neither', async () => {
    await order(change());
    const mails = await mailsSince(members % 2 ? /変更されました/ : /has been changed/);
    expect(mails.map(({ recipient }) => recipient)).toEqual([`new-${members}@example.com`, mail]);
    for (const { body } of mails) expect(body).not.toContain('@');
  });

  it('runs once for one idempotency key, with one mail to each address', async () => {
    const once = () => order(change(), id, toKeyHeader(`change-mail-${members}`));
    const responses = await Promise.all(Array.from({ length: 5 }, once));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await mailsSince(/./)).toHaveLength(2);
    expect(await harness.factsOf(id)).toHaveLength(2);
  });

  it('accepts a change of case only', async () => {
    expect((await order(change({ mail: mail.toLowerCase() }))).body.mail).toBe(mail.toLowerCase());
  });

  it('gives an address to one member only when two requests arrive at once', async () => {
    const others = await Promise.all(
      [1, 2, 3].map((n) => harness.register({ mail: `rival-${members}-${n}@example.com` })),
    );
    const request = change({ mail: `request-${members}@example.com` });
    const responses = await Promise.all([id, ...others].map((one) => order(request, one)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const [refused] = responses.filter(({ status }) => status === 400);
    expect(refused!.body.errors.mail[0]).toContain('別の会員');
  });

  it.each([
    ['the address they have', () => change({ mail }), ['mail'], ['SameMail']],
    ['what is no address', () => change({ mail: 'x@y' }), ['mail']],
    ['no address', () => change({ mail: undefined }), ['mail']],
    [
      'no evidence, whatever the reason says',
      () => change({ checked: undefined, reason: '免許証を確認' }),
      ['checked'],
    ],
    ['an empty list of checks', () => change({ checked: [] }), ['checked']],
    ['an unknown check', () => change({ checked: ['a look'] }), ['checked']],
    ['checks that are no list', () => change({ checked: 'licence' }), ['checked']],
    ['no reason', () => change({ reason: undefined }), ['reason']],
    ['a stale version', () => change({ version: 0 }), ['version'], ['StaleVersion'], 409],
  ] as [string, () => object, string[], string[]?, number?][])(
    'refuses %s',
    async (_, body, fields, outcomes = [], status = 400) => {
      const reply = await order(body());
      expect({ status: reply.status, fields: Object.keys(reply.body.errors) }).toEqual({ status, fields });
      expect((await harness.logIn(mail)).status).toBe(200);
      expect(await mailsSince(/./)).toEqual([]);
      expect((await harness.auditEntriesOn(id)).map(({ outcome }) => outcome)).toEqual(outcomes);
    },
  );

  it('refuses a banned member, also in English', async () => {
    await harness.consoles.owner.post(`members/${id}/ban`, { reason: 'x' });
    const headers = { 'accept-language': 'en' };
    const reply = await harness.consoles.owner.send('POST', `members/${id}/change-mail`, change(), headers);
    expect(reply.body.errors).toEqual({ state: ['This member is banned. Lift the ban first.'] });
  });

  it.each([
    ['finance', 403],
    ['nobody', 401],
  ] as const)('refuses %s with %d', async (who, status) => {
    expect((await harness.consoles[who].post(`members/${id}/change-mail`, change())).status).toBe(status);
  });

  it.each(['x', newId(new Date())])('returns 404 for the unknown member %s', async (unknown) => {
    expect((await order(change(), unknown)).status).toBe(404);
  });
});
