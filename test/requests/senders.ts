import { randomBytes } from 'node:crypto';
import { CsrfTokens, sessionIdOf } from '../../services/platform/http/access/csrf-token.js';
import { SESSION_COOKIE } from '../../services/platform/http/requests/request-context.js';
import { signInAs } from '../support/console.js';
import type { WholeShop } from '../support/whole-shop.js';
import type { Sender } from './any-request.js';

/** Senders of each kind. */
export interface RequestSenders {
  readonly visitor: Sender;
  readonly member: Sender;
  readonly owner: Sender;
  /** A member and an owner whose sessions may end. */
  readonly leaving: { readonly member: Sender; readonly owner: Sender };
  readonly memberId: string;
}

/** Creates a visitor, a member with points and coins, and an owner, each with a separate session. */
export const newSenders = async (shop: WholeShop): Promise<RequestSenders> => {
  const values = shop.app.get(CsrfTokens);
  const bySession = (token: string): Sender => ({
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
    newValue: () => values.issue(sessionIdOf(token)).value,
  });
  const member = async () => {
    const { memberId, browser } = await shop.person(100_000, 1000);
    return { memberId, sender: bySession(browser.cookie.split('=')[1]!) };
  };
  const owner = async (): Promise<Sender> => ({ headers: (await signInAs(shop, 'owner')).headers, newValue: () => '' });
  const staying = await member();
  return {
    visitor: bySession(randomBytes(32).toString('base64url')),
    member: staying.sender,
    owner: await owner(),
    leaving: { member: (await member()).sender, owner: await owner() },
    memberId: staying.memberId,
  };
};
