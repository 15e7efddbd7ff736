import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

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

/** Of these an edit page is for some alone. */
const EDITABLE: Readonly<Record<string, string>> = { packs: '{"status":"draft"}' };

/** The id of some record of a noun; nothing where there is none. */
const someId = async (request: APIRequestContext, noun: string, filter = '{}'): Promise<string | undefined> => {
  const answer = await request.get(`/admin-api/${noun}?range=[0,0]&filter=${encodeURIComponent(filter)}`);
  const [first] = answer.ok() ? await answer.json() : [];
  return first?.id === undefined ? undefined : encodeURIComponent(first.id);
};

const pathOf = async (request: APIRequestContext, name: string, page: Noun['pages'][number]) => {
  if (page === 'list') return `/${name}`;
  if (page === 'create') return `/${name}/create`;
  const id = await someId(request, name, page === 'edit' ? EDITABLE[name] : undefined);
  return id && `/${name}/${id}${page === 'show' ? '/show' : ''}`;
};

const pathsOf = async (request: APIRequestContext, { name, pages, beside }: Noun): Promise<string[]> => {
  const paths = await Promise.all(pages.map((page) => pathOf(request, name, page)));
  return [...paths.filter((path) => path !== undefined), ...beside.map((page) => `/${name}/${page}`)];
};

const tabsOf = async (request: APIRequestContext, name: string, tabs: readonly string[]): Promise<string[]> => {
  const shown = await pathOf(request, name, 'show');
  return shown ? tabs.map((tab) => `${shown}/${tab}`) : [];
};

/** Addresses of the console, by what they show. */
export const consolePages: Readonly<Record<string, (request: APIRequestContext) => Promise<string[]>>> = {
  others: async () => OTHERS,
  ...Object.fromEntries(NOUNS.map((noun) => [noun.name, (request: APIRequestContext) => pathsOf(request, noun)])),
  ...Object.fromEntries(
    Object.entries(TABS).map(([name, tabs]) => [
      `tabs of ${name}`,
      (request: APIRequestContext) => tabsOf(request, name, tabs),
    ]),
  ),
};
