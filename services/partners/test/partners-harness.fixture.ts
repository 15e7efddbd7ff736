import { type Console, runWithApproval, signInAs } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';
import { PartnerCalls } from '../calls/partner-calls.js';
import type { SiteResource } from '../wire/site.contract.js';
import type { TransferResource } from '../wire/transfer.contract.js';

const PASSWORD = 'partner1234';
let people = 0;

/** Test harness: a shop whose members move points with partner sites of the sandbox. */
export class PartnersHarness {
  private aheadMs = 0;
  private sites = 0;

  private constructor(
    readonly shop: WholeShop,
    readonly sandbox: Sandbox,
    public owner: Console,
  ) {}

  static async open(): Promise<PartnersHarness> {
    const sandbox = await Sandbox.open();
    const shop = await WholeShop.open({ providerCalls: true, poolSize: 20 });
    return new PartnersHarness(shop, sandbox, await signInAs(shop, 'owner'));
  }

  /** Adds a new site without transfers. */
  async site(direction: 'in' | 'out', others: object = {}): Promise<SiteResource> {
    this.sites += 1;
    const { PARTNER_KEY_ID: key_id, PARTNER_SECRET: secret } = this.sandbox.environment;
    const base_url = `${this.sandbox.url}/partner/${direction}-${this.sites}`;
    const draft = { name: `サイト${this.sites}`, name_en: '', base_url, key_id, secret, direction, daily_limit: 0 };
    const request = { ...draft, open: true, ...others };
    const { status, body } = await runWithApproval(this.shop, () => this.owner.post('partner-sites', request));
    if (status >= 300) throw new Error(JSON.stringify(body));
    return body;
  }

  /** Registers a member with a verified phone and free points. */
  async person(points = 0): Promise<Person & { readonly tel: string }> {
    const member = await this.shop.person(points);
    people += 1;
    const tel = `0801${String(people).padStart(7, '0')}`;
    await this.shop.pool.query('update members.profiles set tel = $2 where member_id = $1', [member.memberId, tel]);
    const holds = 'insert into members.phone_holders (number, member_id, verified_at) values ($1, $2, $3)';
    await this.shop.pool.query(holds, [`+81${tel.slice(1)}`, member.memberId, this.shop.clock.now()]);
    return { ...member, tel };
  }

  /** Creates a member's account at a site. Returns the request that links it. */
  async createAccountAt(site: SiteResource, { memberId, tel }: { memberId: string; tel: string }, balance: number) {
    const person = { loginid: `${memberId}@partner.example`, password: PASSWORD };
    const name = site.base_url.split('/').at(-1);
    await this.sandbox.control('/partner/accounts', { ...person, tel, site: name, balance });
    return { ...person, site_id: site.id };
  }

  /** Registers a linked member with points on both sides. */
  async linked(site: SiteResource, { here = 0, there = 0 }: { here?: number; there?: number }) {
    const member = await this.person(here);
    const logIn = await this.createAccountAt(site, member, there);
    const { body } = await member.browser.post('user/transfer/login', logIn);
    if (!body.result) throw new Error(body.error);
    return member;
  }

  async move({ browser }: Person, site: SiteResource, point: unknown) {
    return (await browser.post('user/transfer/point', { point, site_id: site.id })).body;
  }

  /** Returns a member's points: at the shop, at the site, and under way. */
  async holdings({ memberId, browser }: Person, site: SiteResource) {
    const { point: here } = (await browser.get('user/point')).body.detail;
    const accounts = (await this.sandbox.get('/_control/partner/accounts')).json<
      { loginid: string; site: string; balance: number }[]
    >();
    const name = site.base_url.split('/').at(-1);
    const account = accounts.find((one) => one.site === name && one.loginid.startsWith(memberId));
    const listed = (await browser.get('user/transfer/point')).body.list as { id: string; under_way: number }[];
    return { here, there: account?.balance, underWay: listed.find(({ id }) => id === site.id)!.under_way };
  }

  /** Loads the newest transfer of a member from the operators' API. */
  async transferOf({ memberId }: Person): Promise<TransferResource | undefined> {
    const filter = encodeURIComponent(JSON.stringify({ member_id: memberId }));
    return (await this.owner.get(`partner-transfers?filter=${filter}`)).body[0];
  }

  async fault(call: string, when: 'before' | 'after', kind: string, times = 1): Promise<void> {
    await this.sandbox.control('/faults', { provider: 'partner', call, when, kind, times });
  }

  async removeFaults(): Promise<void> {
    await this.sandbox.ask('DELETE', '/_control/faults');
  }

  /** Advances the clocks of both sides and triggers the calls that become due. */
  async wait(ms: number): Promise<void> {
    this.aheadMs += ms;
    this.shop.clock.advance(ms);
    await this.sandbox.control('/clock', { ahead_ms: this.aheadMs });
    // The operator's session has expired.
    if (ms > 60_000) this.owner = await signInAs(this.shop, 'owner');
    this.shop.app.get(PartnerCalls).wake();
  }

  /** Advances time until a transfer has these fields. */
  async until(member: Person, what: Partial<TransferResource>, stepMs = 5000): Promise<TransferResource> {
    return waitUntil(`a transfer is ${JSON.stringify(what)}`, async () => {
      const transfer = await this.transferOf(member);
      const isSo =
        transfer !== undefined &&
        Object.entries(what).every(([field, value]) => transfer[field as keyof TransferResource] === value);
      if (!isSo) await this.wait(stepMs);
      return isSo ? transfer : undefined;
    });
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.sandbox.close();
  }
}
