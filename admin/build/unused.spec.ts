import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import { theme } from '../src/theme/theme';
import { exportsOf, NEVER_SHOWN, UNUSED } from './unused';

const SOURCES = join('admin', 'src');
const textOf = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|fixture)\./.test(file))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]),
);

const filesWith = (pattern: RegExp): string[] =>
  [...textOf].filter(([, text]) => pattern.test(text)).map(([file]) => file);

/** Returns the files that import a name of react-admin, under any alias. */
const importersOf = (name: string): string[] =>
  filesWith(new RegExp(`import \\{[^}]*\\b${name}\\b(?!Props)[^}]*\\} from 'react-admin'`));

it.each([...UNUSED, ...NEVER_SHOWN])('the libraries still have %s, and it exports something', (path) => {
  expect(exportsOf(readFileSync(join('node_modules', path), 'utf8'))).not.toEqual([]);
});

describe('the exports of a module', () => {
  it.each([
    ['export const Empty = () => null;\nexport const EmptyClasses = {};', ['Empty', 'EmptyClasses']],
    ['const A = 1;\nexport default A;', ['default']],
    ['export default function createTheme() {}\nexport const getVar = 1;', ['default', 'getVar']],
    ['export { useScheme, Provider as Theme };', ['useScheme', 'Theme']],
    ['const inner = 1;', []],
  ])('finds the exports of %j', (code, names) => {
    expect([...exportsOf(code)].sort()).toEqual([...names].sort());
  });
});

describe('no page reaches what is left out', () => {
  it('no page uses bulk selection or expandable rows of react-admin', () => {
    const tables = [...textOf.values()].flatMap((text) => text.match(/<DataTable(?:<\w+>)?[\s>]/g) ?? []).length;
    const withoutTicks = [...textOf.values()].flatMap(
      (text) => text.match(/bulkActionButtons=\{false\}/g) ?? [],
    ).length;
    expect(tables).toBeGreaterThan(40);
    expect(withoutTicks).toBe(tables);
    expect(filesWith(/\bexpand=|bulkActionsToolbar|Bulk\w+Button/)).toEqual([]);
    expect(importersOf('(?:Datagrid|DatagridConfigurable)')).toEqual([]);
  });

  it('lists go through ResourceList, which sets the buttons, the empty state and no export', () => {
    expect(importersOf('List')).toEqual(['ui/ResourceList.tsx']);
    const list = textOf.get('ui/ResourceList.tsx')!;
    for (const prop of ['exporter={false}', 'empty={', 'actions={']) expect(list).toContain(prop);
    expect(importersOf('(?:ExportButton|ListActions|InfiniteList|SimpleList|Empty)')).toEqual([]);
  });

  it('the frame sets its own bar, buttons and menu', () => {
    const frame = textOf.get('layout/Layout.tsx')!;
    for (const prop of ['appBar={Bar}', 'menu={Menu}', ' alwaysOn ', 'toolbar={<Toolbar />}'])
      expect(frame).toContain(prop);
    expect(importersOf('(?:Layout|AppBar)')).toEqual(['layout/Layout.tsx']);
    expect(importersOf('(?:Menu|InspectorButton|LocalesMenuButton|ToggleThemeButton)')).toEqual([]);
    expect(filesWith(/<Avatar\b|\bavatar:/)).toEqual([]);
  });

  it('the console has one theme, without CSS variables and ripples', () => {
    expect(theme).not.toHaveProperty('colorSchemes');
    expect(theme).not.toHaveProperty('cssVariables');
    expect(createTheme(theme)).not.toHaveProperty('vars');
    expect(theme.components?.MuiButtonBase?.defaultProps).toMatchObject({ disableRipple: true });
    expect(filesWith(/disableRipple=\{false\}|TouchRipple|CssVarsProvider|useColorScheme/)).toEqual([]);
  });

  it('every field is outlined, and no select is native', () => {
    expect(theme.components?.MuiTextField?.defaultProps).toMatchObject({ variant: 'outlined' });
    expect(theme.components?.MuiFormControl?.defaultProps).toMatchObject({ variant: 'outlined' });
    expect(filesWith(/variant="standard"|InPlaceEditor|\bnative\b/)).toEqual([]);
    expect(filesWith(/variant="filled"/)).toEqual(['layout/BooksAlarm.tsx']);
  });
});
