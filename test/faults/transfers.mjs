const ATTEMPT_MS = 10_000;
/** Initial balance of each member at each site, small enough that some transfers are refused in the end. */
const BALANCE = 5000;
/** Shortens a lease and a retry pause by a minute. */
const PASS = `update partners.transfers set due_at = due_at - interval '1 minute' where status = 'requested'`;
const PASSES_EVERY_MS = 2000;

const DONE = `select transfer_id as id, points from partners.transfers where status = 'done'`;
const OPEN = `select count(*)::int as open from partners.transfers where status = 'requested'`;
const SITES = 'select id, direction, base_url from partners.sites order by created_at, id';

/** Points transferred from and to the sandbox's partner sites. Both sides must end with the same transfers. */
export class Transfers {
  #passedAt = 0;
  figures = { transfers: 0, 'transfers refused or not known yet': 0 };

  /** @param write sends a member's write and records the acknowledged response */
  constructor(sandbox, stage, chance, write) {
    Object.assign(this, { sandbox, stage, chance, write });
  }

  async prepare() {
    const { address, keys } = this.sandbox;
    const key = { keyId: keys.PARTNER_KEY_ID, secret: keys.PARTNER_SECRET };
    await this.stage.openSites({ baseUrl: `${address}/partner/miles`, ...key });
    this.sites = await this.stage.ask(SITES, []);
  }

  /** Creates a member's account at each site. */
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

  /** @throws Error while a transfer is running, or complete on one side alone */
  async expectKnown(pool) {
    const { open } = (await pool.query(OPEN)).rows[0];
    if (open > 0) {
      await this.#letTimePass(pool);
      throw new Error(`${open} transfers are running`);
    }
    const here = new Map((await pool.query(DONE)).rows.map(({ id, points }) => [id, points]));
    const there = new Map((await this.#doneThere()).map(({ id, point }) => [id, point]));
    const ids = [...new Set([...here.keys(), ...there.keys()])];
    const other = ids.filter((id) => here.get(id) !== there.get(id));
    if (other.length > 0) throw new Error(`${other.length} transfers are complete on one side alone: ${other[0]}`);
    return true;
  }

  /** Moves scheduled calls of a site a minute earlier, because the test checks rules and not waiting times. */
  async #letTimePass(pool) {
    if (performance.now() < this.#passedAt + PASSES_EVERY_MS) return;
    this.#passedAt = performance.now();
    await pool.query(PASS);
  }

  async #doneThere() {
    return (await this.#control('partner/transfers')).filter(({ state }) => state === 'done');
  }

  /** @throws Error when the sandbox does not respond, or refuses */
  async #control(path, body) {
    const response = await fetch(`${this.sandbox.address}/_control/${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    if (!response.ok) throw new Error(`the sandbox returned ${response.status} for ${path}`);
    return response.json();
  }
}
