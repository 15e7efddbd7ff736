import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { buildPage } from '../../platform/http/requests/page.js';
import { matchesSearch, type PackSearch, sortPacks } from '../streams/pack-search.js';
import type { PackPageResponse } from '../wire/pack.contract.js';
import { packFields } from '../wire/pack-fields.js';
import type { BuiltResponse } from './cached-response.js';
import { CatalogCache } from './catalog-cache.js';
import { CatalogResponses } from './catalog-responses.js';
import { toSearchedPack } from './searched-packs.js';

const PAGE_SIZE = 20;

/** A request for one page of packs. */
export interface PackPage {
  /** A card type, or one of the special tabs. */
  readonly type: number;
  /** The page number, from 1. */
  readonly page: number;
  readonly language: Language;
  /** Null for all packs, in the shop’s order. */
  readonly search: PackSearch | null;
  /** The pack ids to choose from; null for no restriction. */
  readonly among: ReadonlySet<string> | null;
}

/** Builds pages of the packs that visitors see: all packs of a type, or the results of a search. */
@Injectable()
export class PackPages {
  constructor(
    private readonly cache: CatalogCache,
    private readonly responses: CatalogResponses,
  ) {}

  of(page: PackPage): Promise<BuiltResponse> {
    return page.search || page.among ? this.searched(page) : this.whole(page);
  }

  private whole({ type, page, language }: PackPage): Promise<BuiltResponse> {
    const view = this.cache.view();
    const packs = view.ofType(type);
    const shown = pageOf(packs, page);
    // Empty pages are not stored: there is no limit to their numbers.
    const key = shown.length > 0 ? `packs ${type} ${page} ${language}` : null;
    return this.responses.of(view, key, shown, (stock): PackPageResponse => {
      const list = shown.map((pack) => packFields(pack, view, stock, language));
      return { state: 200, total: packs.length, ...buildPage(list, page, PAGE_SIZE, packs.length) };
    });
  }

  /** Builds a page of a search without storing it, as the number of searches is unlimited. The packs are in memory. */
  private searched({ type, page, language, search, among }: PackPage): Promise<BuiltResponse> {
    const view = this.cache.view();
    const packs = view.ofType(type).filter(({ pack_id }) => !among || among.has(pack_id));
    return this.responses.of(view, null, packs, (stock): PackPageResponse => {
      const all = packs.map((pack) => toSearchedPack(pack, view, stock));
      const matches = search
        ? sortPacks(
            all.filter((pack) => matchesSearch(pack, search)),
            search.sort,
          )
        : all;
      const list = pageOf(matches, page).map(({ pack }) => packFields(pack, view, stock, language));
      return { state: 200, total: matches.length, ...buildPage(list, page, PAGE_SIZE, matches.length) };
    });
  }
}

const pageOf = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
