import type { Plugin } from 'vite';

/**
 * What the libraries bring for those who ask for nothing else, and the console never does: the default beside what it gives, and
 * ways that it does not go. `unused.spec.ts` holds the console to that. Who reaches one of these all the same is told.
 */
export const UNUSED = [
  // Each list gives its buttons, what is shown of none, and its own file instead of an export of what the browser has.
  'ra-ui-materialui/dist/list/ListActions.js',
  'ra-ui-materialui/dist/list/Empty.js',
  'ra-core/dist/export/defaultExporter.js',
  // No row is ticked in a table, nor unfolded: what is done to several is a command of its own.
  'ra-ui-materialui/dist/list/BulkActionsToolbar.js',
  'ra-ui-materialui/dist/button/BulkDeleteButton.js',
  'ra-ui-materialui/dist/list/datatable/SelectPageCheckbox.js',
  'ra-ui-materialui/dist/list/datatable/SelectRowCheckbox.js',
  'ra-ui-materialui/dist/list/datagrid/ExpandAllButton.js',
  'ra-ui-materialui/dist/list/datagrid/ExpandRowButton.js',
  // The frame gives its menu and the buttons of its bar, which stays where it is; no operator has a picture.
  'ra-ui-materialui/dist/layout/Menu.js',
  'ra-ui-materialui/dist/layout/HideOnScroll.js',
  'ra-ui-materialui/dist/button/LocalesMenuButton.js',
  'ra-ui-materialui/dist/button/ToggleThemeButton.js',
  '@mui/material/Avatar/Avatar.mjs',
  // The theme is one, without variables; its fields are outlined, and nothing ripples.
  '@mui/material/styles/ThemeProviderWithVars.mjs',
  '@mui/material/styles/createThemeWithVars.mjs',
  '@mui/material/FilledInput/FilledInput.mjs',
  '@mui/material/Input/Input.mjs',
  '@mui/material/NativeSelect/NativeSelectInput.mjs',
  '@mui/material/ButtonBase/TouchRipple.mjs',
] as const;

/** The frame shows it always, and it shows itself to those who arrange pages, which nobody does here. */
export const NEVER_SHOWN = ['ra-ui-materialui/dist/preferences/Inspector.js'] as const;

const NODE_MODULE = /\/node_modules\/(?:ra-core|ra-ui-materialui|@mui\/material)\/.*\.m?js$/;

const pathOf = (id: string): string => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);

const DECLARED = /^export (?:default )?(?:const|let|function|class) (\w+)/gm;
const LISTED = /^export \{([^}]*)\};?$/gm;

/** The names that a module exports; `default` is one. */
export const exportsOf = (code: string): readonly string[] => {
  const declared = [...code.matchAll(DECLARED)].map(([line, name]) =>
    line.startsWith('export default') ? 'default' : name!,
  );
  const listed = [...code.matchAll(LISTED)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  const others = /^export default (?!function|class)/m.test(code) ? ['default'] : [];
  return [...new Set([...declared, ...listed.map((name) => name.replace(/^.* as /, '')), ...others])].filter(Boolean);
};

/** A module of the same exports that does this. */
const standIn = (names: readonly string[], body: string): string =>
  [`const standIn = () => ${body};`, `export { ${names.map((name) => `standIn as ${name}`).join(', ')} };`].join('\n');

/** Leaves out of the console what it never reaches. */
export const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: NODE_MODULE },
    handler: (code, id) => {
      const path = pathOf(id);
      if ((NEVER_SHOWN as readonly string[]).includes(path))
        return { code: standIn(exportsOf(code), 'null'), map: null };
      if (!(UNUSED as readonly string[]).includes(path)) return null;
      const errorBody = `{ throw new Error(${JSON.stringify(`${path} is left out of the console: admin/build/unused.ts`)}) }`;
      return { code: standIn(exportsOf(code), errorBody), map: null };
    },
  },
});
