import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join('web', 'src');

/** The class names and keyframes of a style sheet, which are global on the page. */
interface Sheet {
  readonly owner: string;
  readonly file: string;
  readonly selectors: readonly string[];
  readonly names: ReadonlySet<string>;
}

const filesEndingIn = (ending: string): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** Returns the owner of a sheet: `ui`, `app`, or the name of a feature. */
const ownerOf = (file: string): string => {
  const [room, feature] = file.split('/');
  return room === 'features' ? feature! : room!;
};

const classesOf = (selector: string): string[] =>
  Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!);

const readSheet = (owner: string, file: string, source: string): Sheet => {
  const heads = Array.from(source.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g), ([, head]) => head!.trim());
  const selectors = heads.filter((head) => !head.startsWith('@') && !/^(from|to|[\d.%,\s]+)$/.test(head));
  const keyframes = heads.filter((head) => head.startsWith('@keyframes'));
  return { owner, file, selectors, names: new Set([...selectors.flatMap(classesOf), ...keyframes]) };
};

const sheets = filesEndingIn('.css').map((file) =>
  readSheet(ownerOf(file), file, readFileSync(join(SOURCES, file), 'utf8')),
);

/** Returns true for sheets that every feature may use. */
const isShared = ({ owner }: Sheet) => owner === 'ui';
const sharedNames = (all: readonly Sheet[]) => new Set(all.filter(isShared).flatMap(({ names }) => [...names]));

/** Lists names that two owners define. The sheet loaded later wins for the rest of the page's life. */
const collisions = (all: readonly Sheet[]): string[] => {
  const shared = sharedNames(all);
  const ownersOf = new Map<string, Set<string>>();
  for (const { owner, names } of all.filter((sheet) => !isShared(sheet)))
    for (const name of names) if (!shared.has(name)) ownersOf.set(name, (ownersOf.get(name) ?? new Set()).add(owner));
  return Array.from(ownersOf).flatMap(([name, owners]) =>
    owners.size > 1 ? [`${name}: ${[...owners].join(', ')}`] : [],
  );
};

/** Lists selectors of a feature that match elements of others: they name no class of the feature. */
const reachingOut = (all: readonly Sheet[]): string[] => {
  const shared = sharedNames(all);
  const isOwn = (selector: string) => classesOf(selector).some((name) => !shared.has(name));
  return all
    .filter((sheet) => !isShared(sheet))
    .flatMap(({ file, selectors }) => selectors.filter((head) => !isOwn(head)).map((head) => `${file}: ${head}`));
};

/** Lists classes in a component that only another feature's sheet defines. */
const borrowed = (all: readonly Sheet[], owner: string, source: string): string[] => {
  const mine = new Set(
    all.filter((sheet) => isShared(sheet) || sheet.owner === owner).flatMap(({ names }) => [...names]),
  );
  const others = new Set(
    all.filter((sheet) => !isShared(sheet) && sheet.owner !== owner).flatMap(({ names }) => [...names]),
  );
  const written = Array.from(
    source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g),
    ([, plain, code]) => plain ?? code!,
  );
  return written
    .flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? [])
    .filter((name) => others.has(name) && !mine.has(name));
};

describe('styles of features', () => {
  it('share no class or animation', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(collisions(sheets)).toEqual([]);
  });

  it('match only their own elements', () => expect(reachingOut(sheets)).toEqual([]));

  it('serve only their own components', () => {
    const components = filesEndingIn('.tsx').filter((file) => ownerOf(file) !== 'ui');
    const offences = components.flatMap((file) =>
      borrowed(sheets, ownerOf(file), readFileSync(join(SOURCES, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(components.length).toBeGreaterThan(50);
    expect(offences).toEqual([]);
  });

  it('cause a failure when they are shared', () => {
    const ui = readSheet('ui', 'ui.css', '.button { color: red }');
    const draws = readSheet('draws', 'draws.css', '.stage > .reveal { inset: 0 } @keyframes float { from { top: 0 } }');
    const members = readSheet(
      'members',
      'members.css',
      '@media (hover: hover) { .reveal:hover { top: 0 } } .button { top: 0 }',
    );
    const points = readSheet('points', 'points.css', '@keyframes float { to { top: 0 } }');
    const all = [ui, draws, members, points];
    expect(collisions(all)).toEqual(['reveal: draws, members', '@keyframes float: draws, points']);
    expect(reachingOut(all)).toEqual(['members.css: .button']);
    expect(borrowed(all, 'points', '<i className="button stage" /> <b className={isUp ? "reveal" : x} />')).toEqual([
      'stage',
      'reveal',
    ]);
  });
});
