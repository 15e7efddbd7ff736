import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { type Console, consolesOf, toKeyHeader } from '../../../test/support/console.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { Readiness } from '../../platform/readiness.js';
import { DeemAgreed } from '../follow-announcement/deem-agreed.command.js';
import { MailAnnouncement } from '../follow-announcement/mail-announcement.command.js';
import { KeepAgreements } from '../keep-agreements/keep-agreements.command.js';
import { ADDED, loadTextsWithNewVersion } from './new-version.fixture.js';

const TERMS = 'terms-of-service';
const IN_FORCE = '2027-02-01';
const ANNOUNCED = new Date('2026-12-20T15:00:00+09:00');
const reason = '改定のため';

/** The clock stands still until a test moves it. */
class StandingClock extends TestClock {
  private moment = ANNOUNCED;

  override now(): Date {
    return new Date(this.moment);
  }

  override set(moment: Date): void {
    this.moment = moment;
  }
}

const clock = new StandingClock();
const folder = loadTextsWithNewVersion(IN_FORCE);
let shop: WholeShop;
let consoles: Record<Role | 'nobody', Console>;
let silent: Person;
let agreeing: Person;
let objecting: Person;
let unconfirmed: Person;

/** Moves the clock and keeps everybody logged in. */
const moveTo = async (moment: Date): Promise<void> => {
  clock.set(moment);
  await shop.pool.query("update http.sessions set expires_at = 'infinity'");
  consoles = await consolesOf(shop);
};
const at = (moment: string): Promise<void> => moveTo(new Date(`${moment}+09:00`));
const confirmed = async (language = 'ja'): Promise<Person> => {
  const person = await shop.person();
  await shop.pool.query('update members.profiles set mail_confirmed_at = $2, language = $3 where member_id = $1', [
    person.memberId,
    clock.now(),
    language,
  ]);
  return person;
};

beforeAll(async () => {
  clock.set(new Date('2026-12-10T12:00:00+09:00'));
  shop = await WholeShop.open({ clock, environment: { LEGAL_TEXTS: folder } });
  silent = await confirmed('en');
  agreeing = await confirmed();
  objecting = await confirmed();
  unconfirmed = await shop.person();
  await moveTo(ANNOUNCED);
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true });
});

const announce = (key: string, console: Console = consoles.owner, text = TERMS) =>
  console.post(`legal-texts/${text}/announce`, { reason }, toKeyHeader(key));
const listed = async () => (await consoles.finance.get(`legal-texts/${TERMS}`)).body;
const read = async (version = '', language = 'ja') =>
  (
    await new Browser(shop, { 'accept-language': language }).get(
      `legal_text/${TERMS}${version && `?version=${version}`}`,
    )
  ).body;
const factsOf = async () =>
  (await shop.pool.query("select data from store.events where type = 'LegalTextAnnounced'")).rows.map(
    ({ data }) => data,
  );
const listAnnouncements = async ({ browser }: Person) => (await browser.get('user/legal_texts')).body.list;
const recordOf = async ({ memberId }: Person) => (await consoles.support.get(`members/${memberId}/agreements`)).body;
const object = ({ memberId }: Person, received_on: string, announcement = `${TERMS}.2`) =>
  consoles.support.post(`members/${memberId}/record-objection`, { announcement, received_on, reason: '書面を受領' });
const checks = async () =>
  new Map((await shop.app.get(Readiness).runChecks()).map(({ name, isReady }) => [name, isReady] as const));

describe('an upcoming version', () => {
  it('appears in the operators’ list with the last day to announce it, and cannot be read by others', async () => {
    expect(await listed()).toMatchObject({
      ...{ id: TERMS, name: '利用規約', name_en: 'Terms of service', in_force_version: 1, version: 0 },
      ...{
        next_version: 2,
        next_from: IN_FORCE,
        next_state: 'upcoming',
        announce_by: '2026-12-31',
        is_announceable: true,
      },
      versions: [
        { version: 2, in_force_from: IN_FORCE, state: 'upcoming', announced_at: null },
        { version: 1, in_force_from: '2024-12-01', state: 'in-force' },
      ],
    });
    const { body: all } = await consoles.support.get('legal-texts?filter={"next_state":["upcoming"]}');
    expect(all.map(({ id }: { id: string }) => id)).toEqual([TERMS]);
    expect((await consoles.support.get('legal-texts/user-guide')).status).toBe(404);
    expect((await consoles.nobody.get('legal-texts')).status).toBe(401);
    expect((await read('2')).state).toBe(404);
    expect((await read()).versions).toEqual([{ version: 1, in_force_from: '2024-12-01', state: 'in-force' }]);
    expect((await checks()).get('legal-texts-announced')).toBe(false);
  });

  it('can be announced by an owner only, and not within a month of its first day', async () => {
    expect((await announce('by-support', consoles.support)).status).toBe(403);
    await at('2027-01-01T00:00:00');
    expect(await listed()).toMatchObject({ announce_by: '2026-12-31', is_announceable: false });
    expect((await announce('too-late')).body.errors.version).toEqual([expect.stringContaining('1か月ありません')]);
    await moveTo(ANNOUNCED);
    expect((await announce('nothing-new', consoles.owner, 'privacy-policy')).status).toBe(400);
    expect((await announce('a-notice', consoles.owner, 'specific-commerce')).status).toBe(400);
    expect(await factsOf()).toEqual([]);
    expect(await listAnnouncements(silent)).toEqual([]);
  });

  it('can be announced once: the same key gets the same response, another key a refusal', async () => {
    const first = await announce('announce-terms-1');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ next_state: 'announced', announce_by: null, version: 1 });
    expect((await announce('announce-terms-1')).body).toEqual(first.body);
    expect((await announce('announce-terms-2')).body.errors.version).toEqual([expect.stringContaining('告知済み')]);
    expect(await factsOf()).toEqual([{ text: TERMS, version: 2, inForceFrom: IN_FORCE }]);
    expect((await checks()).get('legal-texts-announced')).toBe(true);
  });

  it('appears among the notices and beside the version in force after its announcement', async () => {
    const { body } = await new Browser(shop, { 'accept-language': 'en' }).get('user/post/list');
    expect(body.list[0]).toMatchObject({ title: 'Our terms of service will change' });
    expect(body.list[0].content).toContain('<a href="/terms-of-service?version=2" rel="noopener">');
    expect(await read()).toMatchObject({
      version: 1,
      versions: [
        { version: 2, in_force_from: IN_FORCE, state: 'announced' },
        { version: 1, state: 'in-force' },
      ],
    });
    expect((await read('2')).lead).toContain(ADDED.ja);
    expect((await read('2', 'en')).lead).toContain(ADDED.en);
    for (const none of ['3', '1.0', 'two']) expect((await read(none)).state).toBe(404);
  });
});

describe('members', () => {
  const mail = (): Promise<number> => shop.commands.execute(new MailAnnouncement());
  const mails = async () =>
    (
      await shop.pool.query(
        "select recipient, subject from mail.messages where id like 'legal-announcement/terms-of-service.2/%'",
      )
    ).rows;

  it('get one mail each, in batches, by day, in their language and where mail reaches them', async () => {
    await shop.pool.query(
      `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id,
          province, shiku, address, building, language, referral_code, created_at, mail_confirmed_at)
        select gen_random_uuid(), 'crowd-' || i || '@example.com', '', '', '', '', '', 13, '', '', '', '', 'en', 'CROWD' || i,
          created_at, mail_confirmed_at from members.profiles, generate_series(1, 700) i where member_id = $1`,
      [silent.memberId],
    );
    await at('2026-12-20T21:00:00');
    expect(await mail()).toBe(0);
    await at('2026-12-21T10:00:00');
    const [one, two, three] = [await mail(), await mail(), await mail()];
    expect(one).toBeLessThanOrEqual(500);
    expect([one + two, three]).toEqual([703, 0]);
    const sent = await mails();
    expect([sent.length, new Set(sent.map(({ recipient }) => recipient)).size]).toEqual([703, 703]);
    const subjectTo = ({ memberId }: Person) =>
      sent.find(({ recipient }) => recipient === `${memberId}@example.com`)?.subject;
    expect(subjectTo(silent)).toBe('Changes to our terms of service');
    expect(subjectTo(agreeing)).toBe('「利用規約」改定のお知らせ');
    expect(subjectTo(unconfirmed)).toBeUndefined();
    expect((await listed()).versions[0].mailed_at).toBe(toTokyoIso(clock.now()));
  });

  it('see the announcement after logging in until they have read it', async () => {
    const one = { id: `${TERMS}.2`, name: TERMS, version: 2, in_force_from: IN_FORCE, is_in_force: '0', agreed: '' };
    const path = '/terms-of-service?version=2';
    expect(await listAnnouncements(silent)).toEqual([
      { ...one, title: '利用規約', path, is_read: '0', is_objected: '0' },
    ]);
    expect((await shop.visitorGet('legal_texts')).body).toEqual({
      state: 200,
      list: [{ id: one.id, title: '利用規約', in_force_from: IN_FORCE, path }],
    });
    const response = await silent.browser.post('user/legal_texts/read', { ids: [`${TERMS}.2`, `${TERMS}.9`] });
    expect(response.status).toBe(200);
    expect(await listAnnouncements(silent)).toMatchObject([{ is_read: '1', agreed: '' }]);
    expect(await listAnnouncements(agreeing)).toMatchObject([{ is_read: '0' }]);
    expect((await silent.browser.post('user/legal_texts/read', { ids: ['no id'] })).body.state).toBe(400);
  });

  it('can agree explicitly', async () => {
    const agree = (body: object) => agreeing.browser.post('user/legal_texts/agree', body);
    for (const none of [
      { name: TERMS, version: 3 },
      { name: 'privacy-policy', version: 2 },
      { name: 'specific-commerce', version: 1 },
      { name: 'none', version: 1 },
    ])
      expect((await agree(none)).body).toMatchObject({ state: 400, errors: { version: [expect.any(String)] } });
    expect((await agree({ name: TERMS, version: 2 })).body.state).toBe(200);
    const agreed = { text: TERMS, version: 2, agreed_at: toTokyoIso(clock.now()), how: 'agreed' };
    expect((await recordOf(agreeing)).agreements).toEqual([agreed]);
    expect(await listAnnouncements(agreeing)).toMatchObject([{ is_read: '1', agreed: 'agreed' }]);
  });

  it('object by a letter that an operator records once, dated before the version comes into force', async () => {
    await at('2027-01-20T10:00:00');
    expect((await object(objecting, '2027-01-21')).body.errors).toHaveProperty('received_on');
    expect((await object(objecting, '2027-01-18', `${TERMS}.3`)).body.errors).toHaveProperty('announcement');
    expect((await object(objecting, '2027-01-18')).status).toBe(200);
    expect((await object(objecting, '2027-01-18')).body.errors).toHaveProperty('announcement');
    expect(await recordOf(objecting)).toEqual({
      agreements: [],
      announced: [],
      objections: [{ text: TERMS, version: 2, received_on: '2027-01-18', recorded_at: toTokyoIso(clock.now()) }],
    });
    expect(await listAnnouncements(objecting)).toMatchObject([{ is_objected: '1' }]);
    expect((await consoles.finance.get(`members/${objecting.memberId}/agreements`)).status).toBe(403);
  });

  it('agree to the version in force when they register, and see the announcement of the next', async () => {
    const newcomer = await shop.person();
    await shop.commands.execute(new KeepAgreements(newcomer.memberId, clock.now()));
    expect((await recordOf(newcomer)).agreements).toContainEqual(
      expect.objectContaining({ text: TERMS, version: 1, how: 'registered' }),
    );
    expect(await listAnnouncements(newcomer)).toMatchObject([{ version: 2, is_read: '0' }]);
  });
});

describe('the first day of a version', () => {
  const deem = (): Promise<number> => shop.commands.execute(new DeemAgreed());
  const deemed = { text: TERMS, version: 2, agreed_at: `${IN_FORCE}T00:00:00.000+09:00`, how: 'deemed' };

  it('turns silence into agreement, and not before', async () => {
    await at('2027-01-31T23:59:59');
    expect(await deem()).toBe(0);
    await at('2027-02-01T00:00:00');
    const late = await shop.person();
    await shop.commands.execute(new KeepAgreements(late.memberId, clock.now()));
    expect(await deem()).toBe(705);
    expect(await deem()).toBe(0);
    expect((await recordOf(silent)).agreements).toEqual([deemed]);
    expect((await recordOf(unconfirmed)).agreements).toEqual([deemed]);
    expect((await recordOf(agreeing)).agreements).toMatchObject([{ how: 'agreed' }]);
    expect((await recordOf(objecting)).agreements).toEqual([]);
    expect((await recordOf(late)).agreements).toContainEqual({ ...deemed, how: 'registered' });
    expect(await listAnnouncements(late)).toMatchObject([{ is_read: '1', is_in_force: '1' }]);
  });

  it('puts the version in force and keeps the earlier one readable', async () => {
    expect((await read()).lead).toContain(ADDED.ja);
    expect((await read()).versions).toMatchObject([
      { version: 2, state: 'in-force' },
      { version: 1, state: 'earlier' },
    ]);
    expect((await read('1')).version).toBe(1);
    expect((await agreeTo(1)).state).toBe(400);
    expect(await listed()).toMatchObject({ in_force_version: 2, next_state: 'none' });
    expect((await shop.visitorGet('legal_texts')).body.list).toEqual([]);
  });

  it('lets a late record of an earlier letter end agreement by silence, and refuses a letter of that day', async () => {
    expect((await object(unconfirmed, IN_FORCE)).body.errors).toHaveProperty('received_on');
    expect((await object(unconfirmed, '2027-01-31')).status).toBe(200);
    expect((await recordOf(unconfirmed)).agreements).toEqual([]);
  });

  it('lets a member with agreement by silence still agree explicitly', async () => {
    expect((await agreeTo(2)).state).toBe(200);
    expect((await recordOf(silent)).agreements).toMatchObject([{ version: 2, how: 'agreed' }]);
  });

  const agreeTo = async (version: number) => {
    // The tokens of December have expired.
    silent.browser.pair = null;
    return (await silent.browser.post('user/legal_texts/agree', { name: TERMS, version })).body;
  };
});
