import { CommandBus } from '@nestjs/cqrs';
import { Browser } from '../../../test/support/browser.js';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import type { WholeShop } from '../../../test/support/whole-shop.js';
import { operatorsPart } from '../../operators/index.js';
import type { Config } from '../../platform/config.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { pointsPart } from '../../points/index.js';
import { membersPart, type Registration, registerDemoMember } from '../index.js';

export const HANAKO: Registration = {
  lastName: '髙橋',
  firstName: '花子',
  middleName: '',
  mail: 'hanako@example.com',
  tel: '09012345678',
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  language: 'ja',
  introductionCode: null,
};

export const PASSWORD = 'secret123';

/** A test shop with members and operators of each role, and nothing to buy. */
export class MembersHarness {
  private constructor(
    readonly shop: TestShop,
    readonly consoles: Record<Role | 'nobody', Console>,
  ) {}

  /** @param settings the settings that differ from a test shop's */
  static async open(settings: Partial<Config> = {}): Promise<MembersHarness> {
    const shop = await openShop([operatorsPart, pointsPart, membersPart], settings);
    return new MembersHarness(shop, await consolesOf(shop));
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  /** Registers a member like Hanako, a second later. @returns their id */
  async register(details: Partial<Registration> = {}): Promise<string> {
    this.shop.clock.pass(1000);
    const person = { ...HANAKO, ...details };
    return registerDemoMember(this.shop.app.get(CommandBus), person.mail, person, PASSWORD, this.shop.clock.now());
  }

  /** Tries to log in with a new browser. */
  async logIn(mail: string, headers: Record<string, string> = {}): Promise<{ browser: Browser; status: number }> {
    const browser = new Browser(this.shop, headers);
    const { status } = await browser.post('user/login', { mail, pass: PASSWORD });
    return { browser, status };
  }

  /** Loads the events of a membership, oldest first. */
  async factsOf(memberId: string): Promise<{ type: string; data: object; actor: string }[]> {
    const statement = 'select type, data, actor from store.events where stream_id = $1 order by stream_version';
    return (await this.shop.pool.query(statement, [`member-${memberId}`])).rows;
  }

  /** Loads the audit entries of commands on a member, oldest first; without reads and rejected requests. */
  async auditEntriesOn(memberId: string): Promise<{ command: string; reason: string; outcome: string }[]> {
    const statement =
      'select command, reason, outcome from operators.audit_trail where resource_id = $1 and once is null order by id';
    return (await this.shop.pool.query(statement, [memberId])).rows;
  }
}

/** A password that registration accepts. */
export const CHOSEN_PASSWORD = 'secret12';

/**
 * Returns a source of registrations. No value that identifies a person occurs twice in the database.
 *
 * @param mailbox beginning of each mail address; @param telPrefix the first seven digits of each phone number
 */
export const registrationsOf = (word: string, mailbox: string, telPrefix: string) => {
  let people = 0;
  return () => {
    people += 1;
    return {
      lastName: `${word}${people}姓`,
      firstName: `${word}${people}名`,
      tel: `${telPrefix}${String(people).padStart(4, '0')}`,
      mail: `${mailbox}-${people}@example.com`,
      zipcode: '1000001',
      province: '',
      pref_id: '13',
      shiku: '千代田区',
      address: `${word}${people}丁目`,
      building: `${word}${people}ビル`,
      pass: CHOSEN_PASSWORD,
      confirmPass: CHOSEN_PASSWORD,
      referralCode: '',
    };
  };
};

/** Registers a person in a browser. @returns the member's id */
export const registerIn = async (
  shop: WholeShop,
  browser: Browser,
  person: ReturnType<ReturnType<typeof registrationsOf>>,
): Promise<string> => {
  const { status, text } = await browser.post('user/append', person);
  if (status !== 200) throw new Error(`${person.mail} was not registered: ${text}`);
  const [{ id }] = await shop.rowsOf('select member_id as id from members.profiles where mail = $1', person.mail);
  return id;
};

const DEVICE = `insert into notifications.push_devices
    (member_id, session_id, expires_at, endpoint_hash, endpoint, p256dh, auth, language, created_at)
  select $1::uuid, id, expires_at, sha256(convert_to($2, 'UTF8')), $2, '', '', 'ja', $3 from http.sessions where member_id = $1::text limit 1`;

/** Adds a device for notifications to the member's first session. */
export const addDevice = async (shop: WholeShop, memberId: string, endpoint: string): Promise<void> => {
  await shop.pool.query(DEVICE, [memberId, endpoint, shop.clock.now()]);
};

/** Returns true when somebody is logged in with this browser. */
export const isLoggedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('user/point')).body.detail.is_login === '1';
