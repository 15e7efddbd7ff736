import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { filterOf } from './console.js';
import type { OwnRecords } from './console-lived-in.js';
import { expect } from './journey.js';

interface Noun {
  readonly name: string;
  /** The folder of its pages and of those that it shares an area with. */
  readonly area: string;
  readonly pages: readonly ('list' | 'create' | 'show' | 'edit')[];
  /** Pages beside its list, as its index file routes them. */
  readonly beside: readonly string[];
}

const SOURCE = 'admin/src';
const PAGES = ['list', 'create', 'show', 'edit'] as const;

/** Every noun of the console with the pages it has, as its index file names them: what is added is visited. */
export const NOUNS: readonly Noun[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ area: file.split(sep)[0]!, text: readFileSync(join(SOURCE, file), 'utf8') }))
  .flatMap(({ area, text }) =>
    [...text.matchAll(/: ConsoleResource = \{([\s\S]*?)\n?\s*options([\s\S]*?)\};/g)].map(([, body, rest]) => ({
      name: /name: '([\w-]+)'/.exec(body!)![1]!,
      area,
      pages: PAGES.filter((page) => new RegExp(`\\b${page}[:,]`).test(body!)),
      beside: [...rest!.matchAll(/\bpath="([\w-]+)"/g)].map(([, path]) => path!),
    })),
  );

/** Pages that belong to no noun. */
const OTHERS = ['/', '/account', '/no-such-page'];

const tabsIn = (file: string): string[] => {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(/\.Tab label="[\w.]+" path="([\w-]+)"/g)].map(([, path]) => path!);
};

/** Tabs of a noun's page that have addresses of their own. */
const TABS: Readonly<Record<string, readonly string[]>> = { members: tabsIn('members/members/MemberShow.tsx') };

/** The id of some record of a noun; nothing where there is none. */
const someId = async (request: APIRequestContext, noun: string, filter = {}): Promise<string | undefined> => {
  const answer = await request.get(`/admin-api/${noun}?range=[0,0]&${filterOf(filter)}`);
  const [first] = answer.ok() ? await answer.json() : [];
  return first?.id === undefined ? undefined : encodeURIComponent(first.id);
};

const pathOf = async (request: APIRequestContext, name: string, page: Noun['pages'][number], own: OwnRecords) => {
  if (page === 'list') return `/${name}`;
  if (page === 'create') return `/${name}/create`;
  const filter = own[`${name} ${page}`] ?? own[name];
  // A read model follows the log a moment later.
  if (filter) await expect.poll(() => someId(request, name, filter)).toBeDefined();
  const id = await someId(request, name, filter);
  return id && `/${name}/${id}${page === 'show' ? '/show' : ''}`;
};

const pathsOf = async (
  request: APIRequestContext,
  { name, pages, beside }: Noun,
  own: OwnRecords,
): Promise<string[]> => {
  const paths = await Promise.all(pages.map((page) => pathOf(request, name, page, own)));
  const there = paths.filter((path) => path !== undefined);
  const shown = there.find((path) => path.endsWith('/show'));
  const tabs = shown ? (TABS[name] ?? []).map((tab) => `${shown}/${tab}`) : [];
  return [...there, ...tabs, ...beside.map((page) => `/${name}/${page}`)];
};

/** A page of the console. */
export interface ConsolePage {
  /** The noun whose page it is; none where it belongs to none. */
  readonly noun: string;
  readonly path: string;
}

type PagesOf = (request: APIRequestContext, own: OwnRecords) => Promise<readonly ConsolePage[]>;

const pagesOf =
  (nouns: readonly Noun[]): PagesOf =>
  async (request, own) => {
    const pages: ConsolePage[] = [];
    for (const noun of nouns)
      pages.push(...(await pathsOf(request, noun, own)).map((path) => ({ noun: noun.name, path })));
    return pages;
  };

/** Pages of the console, by the area that they are of. */
export const consolePages: Readonly<Record<string, PagesOf>> = {
  others: async () => OTHERS.map((path) => ({ noun: '', path })),
  ...Object.fromEntries(
    [...new Set(NOUNS.map(({ area }) => area))].map((area) => [
      area,
      pagesOf(NOUNS.filter((noun) => noun.area === area)),
    ]),
  ),
};
