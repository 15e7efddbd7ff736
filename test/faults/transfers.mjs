const ATTEMPT_MS = 10_000;
/** What each of them has at each site at first: enough for some to be refused in the end. */
const BALANCE = 5000;
/** A lease and a pause before the next try are over this much earlier. */
const PASS = `update partners.transfers set due_at = due_at - interval '1 minute' where status = 'requested'`;
const PASSES_EVERY_MS = 2000;

const DONE = `select transfer_id as id, points from partners.transfers where status = 'done'`;
const OPEN = `select count(*)::int as open from partners.transfers where status = 'requested'`;
const SITES = 'select id, direction, base_url from partners.sites order by created_at, id';

/** Points moved from and to partner sites, which are the sandbox's: what was done there is done here, and nothing else. */
export class Transfers {
  #passedAt = 0;
  figures = { transfers: 0, 'transfers refused or not known yet': 0 };

  /** @param write sends a member's write and keeps what was acknowledged */
  constructor(sandbox, stage, chance, write) {
    Object.assign(this, { sandbox, stage, chance, write });
  }

  async prepare() {
    const { address, keys } = this.sandbox;
    const key = { keyId: keys.PARTNER_KEY_ID, secret: keys.PARTNER_SECRET };
    await this.stage.openSites({ baseUrl: `${address}/partner/miles`, ...key });
    this.sites = await this.stage.ask(SITES, []);
  }

  /** Lets a member be known at each site. */
  async know({ memberId }) {
    for (const { id, base_url: url } of this.sites) {
      const site = url.split('/').at(-1);
      const person = { loginid: memberId, password: 'secret', tel: '09012345678' };
      const account = await this.#control('partner/accounts', { ...person, site, balance: BALANCE });
      await this.stage.link(memberId, id, account.id);
    }
  }

  async move(member) {
    const { id } = this.chance.pick(this.sites);
    const point = this.chance.pick([1, 50, 300, 900]);
    const { error } = JSON.parse((await this.write(member, 'user/transfer/point', { point, site_id: id })).body);
    this.figures[error === '' ? 'transfers' : 'transfers refused or not known yet'] += 1;
  }

  /** @throws Error while a transfer is under way, or done on one side alone */
  async expectKnown(pool) {
    const { open } = (await pool.query(OPEN)).rows[0];
    if (open > 0) {
      await this.#letTimePass(pool);
      throw new Error(`${open} transfers are under way`);
    }
    const here = new Map((await pool.query(DONE)).rows.map(({ id, points }) => [id, points]));
    const there = new Map((await this.#doneThere()).map(({ id, point }) => [id, point]));
    const ids = [...new Set([...here.keys(), ...there.keys()])];
    const other = ids.filter((id) => here.get(id) !== there.get(id));
    if (other.length > 0) throw new Error(`${other.length} transfers were done on one side alone: ${other[0]}`);
    return true;
  }

  /** What waits for its time to call a site does so a minute earlier: the rules are tried, not the patience. */
  async #letTimePass(pool) {
    if (performance.now() < this.#passedAt + PASSES_EVERY_MS) return;
    this.#passedAt = performance.now();
    await pool.query(PASS);
  }

  async #doneThere() {
    return (await this.#control('partner/transfers')).filter(({ state }) => state === 'done');
  }

  /** @throws Error when the sandbox does not answer, or refuses */
  async #control(path, body) {
    const response = await fetch(`${this.sandbox.address}/_control/${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
    return response.json();
  }
}
