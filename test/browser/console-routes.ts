import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { filterOf } from './console.js';
import type { OwnRecords } from './console-lived-in.js';
import { expect } from './journey.js';

interface Noun {
  readonly name: string;
  readonly pages: readonly ('list' | 'create' | 'show' | 'edit')[];
  /** Pages beside its list, as its index file routes them. */
  readonly beside: readonly string[];
}

const SOURCE = 'admin/src';
const PAGES = ['list', 'create', 'show', 'edit'] as const;

/** Every noun of the console with the pages it has, as its index file names them: what is added is visited. */
export const NOUNS: readonly Noun[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .flatMap((text) =>
    [...text.matchAll(/: Noun = \{([\s\S]*?)\n?\s*options([\s\S]*?)\};/g)].map(([, body, rest]) => ({
      name: /name: '([\w-]+)'/.exec(body!)![1]!,
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
  // What is read from the log is there a moment later.
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
  return [...paths.filter((path) => path !== undefined), ...beside.map((page) => `/${name}/${page}`)];
};

const tabsOf = async (
  request: APIRequestContext,
  name: string,
  tabs: readonly string[],
  own: OwnRecords,
): Promise<string[]> => {
  const shown = await pathOf(request, name, 'show', own);
  return shown ? tabs.map((tab) => `${shown}/${tab}`) : [];
};

type PathsOf = (request: APIRequestContext, own: OwnRecords) => Promise<string[]>;

/** Addresses of the console, by what they show. */
export const consolePages: Readonly<Record<string, PathsOf>> = {
  others: async () => OTHERS,
  ...Object.fromEntries(
    NOUNS.map((noun): [string, PathsOf] => [noun.name, (request, own) => pathsOf(request, noun, own)]),
  ),
  ...Object.fromEntries(
    Object.entries(TABS).map(([name, tabs]): [string, PathsOf] => [
      `tabs of ${name}`,
      (request, own) => tabsOf(request, name, tabs, own),
    ]),
  ),
};
