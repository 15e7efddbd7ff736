import { createHash } from 'node:crypto';
import type { Operator } from '../operators/index.js';
import type { OrderRequest } from './order.contract.js';

/** What every command to a member has, whatever it does. */
export interface Order {
  readonly memberId: string;
  readonly operator: Operator;
  /** As the operators' API names it, `change-mail`. */
  readonly command: string;
  readonly reason: string;
  /** Made by the client: an order that is sent twice under one key is carried out once. */
  readonly key: string | null;
  /** What was ordered, to tell a repeated order from another under the same key. */
  readonly hash: string;
  /** The member's version that the operator saw; null where he does not care. */
  readonly version: number | null;
}

/** The order that a parsed request is. */
export const orderOf = (
  operator: Operator,
  memberId: string,
  command: string,
  request: OrderRequest & { readonly reason: string },
): Order => {
  const { reason, key = null, version = null } = request;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { memberId, operator, command, reason, key, hash, version };
};
