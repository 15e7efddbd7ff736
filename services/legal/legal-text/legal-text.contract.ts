import type { Done } from '../../platform/http/requests/wire.contract.js';

/** A legally required detail about the shop's operator. */
export interface IdentityFact {
  readonly name: string;
  readonly value: string;
}

/** An article or section of a text. */
export interface LegalSectionShown {
  /** The fragment of links to it, the same in both languages: `article-3`. */
  readonly id: string;
  readonly heading: string;
  /** HTML. */
  readonly html: string;
  /** Details about the shop's operator, if the section shows them; empty until an owner enters them. */
  readonly identity: readonly IdentityFact[] | null;
}

/** A version that people can read: earlier, in force or announced. */
export interface ReadableVersion {
  readonly version: number;
  /** The Tokyo day on which it comes into force, `2026-12-01`. */
  readonly in_force_from: string;
  readonly state: 'earlier' | 'in-force' | 'announced';
}

export interface LegalTextResponse extends Done {
  readonly name: string;
  readonly title: string;
  /** Null for a help text. */
  readonly version: number | null;
  /** The Tokyo day on which it came into force, `2026-12-01`; null for a help text. */
  readonly in_force_from: string | null;
  /** All versions that people can read, newest first; empty for a help text. */
  readonly versions: readonly ReadableVersion[];
  /** HTML; '' if nothing precedes the first section. */
  readonly lead: string;
  readonly sections: readonly LegalSectionShown[];
}

export interface LegalTextCalls {
  /**
   * Returns a binding or help text in the reader's language. Of a binding text, it is the version in force unless another is
   * requested.
   */
  'GET /api/legal_text/{name}': { query: { readonly version?: string }; answer: LegalTextResponse };
}
