import type { Done } from '../../platform/http/requests/wire.contract.js';

/** Something that is told of who runs the shop. */
export interface IdentityFact {
  readonly name: string;
  readonly value: string;
}

/** One article, or one section, of a text. */
export interface LegalSectionShown {
  /** By which a link leads to it, the same in both languages: `article-3`. */
  readonly id: string;
  readonly heading: string;
  /** HTML. */
  readonly html: string;
  /** Who runs the shop, where the section tells it; empty until an owner has entered it. */
  readonly identity: readonly IdentityFact[] | null;
}

/** A version that can be read: over, in force, or announced. */
export interface ReadableVersion {
  readonly version: number;
  /** The Tokyo day, `2026-12-01`. */
  readonly in_force_from: string;
  readonly state: 'earlier' | 'in-force' | 'announced';
}

export interface LegalTextResponse extends Done {
  readonly name: string;
  readonly title: string;
  /** Null for a text that only helps. */
  readonly version: number | null;
  /** The Tokyo day from which it holds, `2026-12-01`; null for a text that only helps. */
  readonly in_force_from: string | null;
  /** All that can be read, newest first; none of a text that only helps. */
  readonly versions: readonly ReadableVersion[];
  /** HTML; '' where nothing stands before the first section. */
  readonly lead: string;
  readonly sections: readonly LegalSectionShown[];
}

export interface LegalTextCalls {
  /** A text that people are bound by, in its version in force or another that can be read, or that helps them, in the reader's language. */
  'GET /api/legal_text/{name}': { query: { readonly version?: string }; answer: LegalTextResponse };
}
