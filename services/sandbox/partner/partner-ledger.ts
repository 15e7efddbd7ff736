import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';

export type Direction = 'in' | 'out';

export interface PartnerAccount {
  readonly id: string;
  readonly site: string;
  readonly loginid: string;
  readonly password: string;
  readonly tel: string;
  /** Points at the partner. */
  readonly balance: number;
}

/** A requested transfer and its final outcome. */
export interface PartnerTransfer {
  readonly id: string;
  readonly site: string;
  readonly account: string;
  readonly direction: Direction;
  readonly point: number;
  readonly state: 'done' | 'refused';
  readonly reason: string;
  readonly created: number;
}

export type TransferRequest = Pick<PartnerTransfer, 'id' | 'account' | 'direction' | 'point'>;

/** Demo account of each site; its telephone number is that of the demo shop's member. */
const DEMO = { loginid: 'demo@example.com', password: 'partner1234', tel: '09012345678', balance: 5000 };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

/** Accounts, points and transfers of the partner sites. */
export class PartnerLedger {
  readonly #accounts: Collection<PartnerAccount>;
  readonly #transfers: Collection<PartnerTransfer>;

  constructor(private readonly context: ProviderContext) {
    this.#accounts = context.store.collection('partner.accounts');
    this.#transfers = context.store.collection('partner.transfers');
  }

  accounts(): readonly PartnerAccount[] {
    return this.#accounts.list();
  }

  transfers(): readonly PartnerTransfer[] {
    return this.#transfers.list();
  }

  /** Creates or replaces an account at a site. */
  savePerson(person: Omit<PartnerAccount, 'id'>): PartnerAccount {
    const id = this.#find(person.site, person.loginid)?.id ?? `P${randomBytes(8).toString('hex')}`;
    const account = { ...person, id };
    this.#accounts.put(id, account);
    return account;
  }

  /** Finds the account with this log-in, password and telephone number; undefined when one of the three does not match. */
  link(site: string, loginid: string, password: string, tel: string): PartnerAccount | undefined {
    this.#keepDemo(site);
    const account = this.#find(site, loginid);
    return account && isSame(account.password, password) && isSame(account.tel, tel) ? account : undefined;
  }

  account(site: string, id: string): PartnerAccount | undefined {
    const account = this.#accounts.get(id);
    return account?.site === site ? account : undefined;
  }

  transfer(site: string, id: string): PartnerTransfer | undefined {
    return this.#transfers.get(`${site}/${id}`);
  }

  /** Executes or refuses a transfer, once: a known id returns its first outcome. */
  execute(site: string, request: TransferRequest): PartnerTransfer {
    const earlierTransfer = this.transfer(site, request.id);
    if (earlierTransfer) return earlierTransfer;
    const account = this.account(site, request.account);
    const change = request.direction === 'in' ? -request.point : request.point;
    const reason = !account ? 'account_unknown' : account.balance + change < 0 ? 'balance_short' : '';
    if (account && reason === '') this.#accounts.put(account.id, { ...account, balance: account.balance + change });
    const state = reason === '' ? 'done' : 'refused';
    const transfer: PartnerTransfer = { ...request, site, state, reason, created: this.context.clock.now() };
    this.#transfers.put(`${site}/${request.id}`, transfer);
    return transfer;
  }

  #find(site: string, loginid: string): PartnerAccount | undefined {
    return this.#accounts.list().find((account) => account.site === site && account.loginid === loginid);
  }

  #keepDemo(site: string): void {
    if (!this.#find(site, DEMO.loginid)) this.savePerson({ ...DEMO, site });
  }
}
