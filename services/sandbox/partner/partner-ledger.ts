import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';

export type Direction = 'in' | 'out';

export interface Account {
  readonly id: string;
  readonly site: string;
  readonly loginid: string;
  readonly password: string;
  readonly tel: string;
  /** Points at the partner. */
  readonly balance: number;
}

/** What was asked for under an id, and what came of it; for good. */
export interface Transfer {
  readonly id: string;
  readonly site: string;
  readonly account: string;
  readonly direction: Direction;
  readonly point: number;
  readonly state: 'done' | 'refused';
  readonly reason: string;
  readonly created: number;
}

export type Wish = Pick<Transfer, 'id' | 'account' | 'direction' | 'point'>;

/** Who everybody may be, at any site that is asked for; the number is the demo shop's member's. */
const DEMO = { loginid: 'demo@example.com', password: 'partner1234', tel: '09012345678', balance: 5000 };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

/** What partner sites know: people, their points, and each transfer once. */
export class PartnerLedger {
  readonly #accounts: Collection<Account>;
  readonly #transfers: Collection<Transfer>;

  constructor(private readonly context: ProviderContext) {
    this.#accounts = context.store.collection('partner.accounts');
    this.#transfers = context.store.collection('partner.transfers');
  }

  accounts(): readonly Account[] {
    return this.#accounts.list();
  }

  transfers(): readonly Transfer[] {
    return this.#transfers.list();
  }

  /** Lets somebody be known to a site, or changes who they are. */
  keep(person: Omit<Account, 'id'>): Account {
    const id = this.#find(person.site, person.loginid)?.id ?? `P${randomBytes(8).toString('hex')}`;
    const account = { ...person, id };
    this.#accounts.put(id, account);
    return account;
  }

  /** @returns whose log-in, password and telephone number these are; undefined when any of the three is not */
  link(site: string, loginid: string, password: string, tel: string): Account | undefined {
    this.#keepDemo(site);
    const account = this.#find(site, loginid);
    return account && isSame(account.password, password) && isSame(account.tel, tel) ? account : undefined;
  }

  account(site: string, id: string): Account | undefined {
    const account = this.#accounts.get(id);
    return account?.site === site ? account : undefined;
  }

  transfer(site: string, id: string): Transfer | undefined {
    return this.#transfers.get(`${site}/${id}`);
  }

  /** Does it, or refuses it, for good; an id that is known keeps what came of it. */
  do(site: string, wish: Wish): Transfer {
    const known = this.transfer(site, wish.id);
    if (known) return known;
    const account = this.account(site, wish.account);
    const change = wish.direction === 'in' ? -wish.point : wish.point;
    const reason = !account ? 'account_unknown' : account.balance + change < 0 ? 'balance_short' : '';
    if (account && reason === '') this.#accounts.put(account.id, { ...account, balance: account.balance + change });
    const state = reason === '' ? 'done' : 'refused';
    const transfer: Transfer = { ...wish, site, state, reason, created: this.context.clock.now() };
    this.#transfers.put(`${site}/${wish.id}`, transfer);
    return transfer;
  }

  #find(site: string, loginid: string): Account | undefined {
    return this.#accounts.list().find((account) => account.site === site && account.loginid === loginid);
  }

  #keepDemo(site: string): void {
    if (!this.#find(site, DEMO.loginid)) this.keep({ ...DEMO, site });
  }
}
