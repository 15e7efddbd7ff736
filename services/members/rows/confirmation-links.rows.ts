import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { withNextPage } from '../wire/next-page.js';

const LINK_LIFE_MS = 3 * DAY_MS;

const ADD = 'insert into members.mail_links (token_hash, member_id, expires_at) values ($1, $2, $3)';
const FIND = 'select member_id as "memberId", expires_at as "expiresAt" from members.mail_links where token_hash = $1';
const VOID = 'delete from members.mail_links where member_id = $1';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A stored link. */
export interface ConfirmationLink {
  readonly memberId: string;
  readonly expiresAt: Date;
}

/** The links that confirm a mail address, valid for three days. Only the hash of each secret is stored. */
@Injectable()
export class ConfirmationLinks {
  constructor(private readonly config: Config) {}

  /**
   * Makes a link for the member's present address.
   *
   * @param nextPage the page of the shop that it redirects to
   * @returns the link, which may only be sent to that address
   */
  issue(tx: StoreTransaction, memberId: string, nextPage: string | null = null): string {
    const token = randomBytes(32).toString('base64url');
    tx.write('members-add-mail-link', ADD, [hashOf(token), memberId, new Date(tx.now.getTime() + LINK_LIFE_MS)]);
    return withNextPage(`${this.config.publicUrl}/confirm-mail?token=${token}`, nextPage);
  }

  /** Finds the link with this secret; null when there is none or it is void. */
  async find(tx: StoreTransaction, token: string): Promise<ConfirmationLink | null> {
    const rows = await tx.read<ConfirmationLink & Record<string, unknown>>('members-mail-link', FIND, [hashOf(token)]);
    return rows[0] ?? null;
  }

  /** Voids all links, because the member's address has changed. */
  voidAllOf(tx: StoreTransaction, memberId: string): void {
    tx.write('members-void-mail-links', VOID, [memberId]);
  }
}
