import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { withNextPage } from '../wire/next-page.js';

const LINK_LIFE_MS = 30 * 60_000;

const ADD = 'insert into members.password_links (token_hash, member_id, expires_at) values ($1, $2, $3)';
const FIND = `select member_id as "memberId", expires_at as "expiresAt", used_at is not null as "isUsed"
  from members.password_links where token_hash = $1`;
const KEEP_PAGE = 'insert into members.password_link_pages (request_key, page) values ($1, $2)';
const TAKE_PAGES = `delete from members.password_link_pages where request_key = any($1::text[])
  returning request_key as key, page`;
const VOID = 'update members.password_links set used_at = $2 where member_id = $1 and used_at is null';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A stored link. */
export interface PasswordLink {
  readonly memberId: string;
  readonly expiresAt: Date;
  readonly isUsed: boolean;
}

/** The links to choose a new password, valid once for 30 minutes. Only the hash of each secret is stored. */
@Injectable()
export class PasswordLinks {
  constructor(private readonly config: Config) {}

  /** Stores the page that a requested link redirects to, until the link is sent. */
  keepNextPage(tx: StoreTransaction, requestKey: string, page: string): void {
    tx.write('members-keep-link-page', KEEP_PAGE, [requestKey, page]);
  }

  /** Removes the stored pages of these requests. @returns the pages by request */
  async takeNextPages(tx: StoreTransaction, requestKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.read<{ key: string; page: string }>('members-take-link-pages', TAKE_PAGES, [requestKeys]);
    return new Map(rows.map(({ key, page }) => [key, page]));
  }

  /**
   * Makes a link.
   *
   * @param nextPage the page of the shop that it redirects to
   * @returns the link, which may only be sent to the member's own address
   */
  issue(tx: StoreTransaction, memberId: string, nextPage: string | null = null): string {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(tx.now.getTime() + LINK_LIFE_MS);
    tx.write('members-add-password-link', ADD, [hashOf(token), memberId, expiresAt]);
    return withNextPage(`${this.config.publicUrl}/password-reissue?token=${token}`, nextPage);
  }

  /** Finds the link with this secret; null for none. */
  async find(tx: StoreTransaction, token: string): Promise<PasswordLink | null> {
    const rows = await tx.read<PasswordLink & Record<string, unknown>>('members-password-link', FIND, [hashOf(token)]);
    return rows[0] ?? null;
  }

  /** Voids all links, because the member's password or address has changed. */
  voidAllOf(tx: StoreTransaction, memberId: string): void {
    tx.write('members-void-password-links', VOID, [memberId, tx.now]);
  }
}
