import type { Plugin } from 'vite';

/**
 * Modules of the libraries that the console never reaches: defaults that it overrides, and features that it does not
 * use.
 * `unused.spec.ts` checks that. Code that reaches one of them throws an error that names the module.
 */
export const UNUSED = [
  // Each list sets its buttons and empty state, and exports CSV from the server, not from the rows in the browser.
  'ra-ui-materialui/dist/list/ListActions.js',
  'ra-ui-materialui/dist/list/Empty.js',
  'ra-core/dist/export/defaultExporter.js',
  // Tables have no bulk selection and no expandable rows: a change to several records is a command of its own.
  'ra-ui-materialui/dist/list/BulkActionsToolbar.js',
  'ra-ui-materialui/dist/button/BulkDeleteButton.js',
  'ra-ui-materialui/dist/list/datatable/SelectPageCheckbox.js',
  'ra-ui-materialui/dist/list/datatable/SelectRowCheckbox.js',
  'ra-ui-materialui/dist/list/datagrid/ExpandAllButton.js',
  'ra-ui-materialui/dist/list/datagrid/ExpandRowButton.js',
  // The frame has its own menu and bar buttons. The bar does not hide, and operators have no avatar.
  'ra-ui-materialui/dist/layout/Menu.js',
  'ra-ui-materialui/dist/layout/HideOnScroll.js',
  'ra-ui-materialui/dist/button/LocalesMenuButton.js',
  'ra-ui-materialui/dist/button/ToggleThemeButton.js',
  '@mui/material/Avatar/Avatar.mjs',
  // The console has one theme without CSS variables. Its fields are outlined, and nothing ripples.
  '@mui/material/styles/ThemeProviderWithVars.mjs',
  '@mui/material/styles/createThemeWithVars.mjs',
  '@mui/material/FilledInput/FilledInput.mjs',
  '@mui/material/Input/Input.mjs',
  '@mui/material/NativeSelect/NativeSelectInput.mjs',
  '@mui/material/ButtonBase/TouchRipple.mjs',
] as const;

/** Editors of react-admin's configurable pages, which the console does not offer. The frame renders this one always. */
export const NEVER_SHOWN = ['ra-ui-materialui/dist/preferences/Inspector.js'] as const;

const NODE_MODULE = /\/node_modules\/(?:ra-core|ra-ui-materialui|@mui\/material)\/.*\.m?js$/;

const pathOf = (id: string): string => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);

const DECLARED = /^export (?:default )?(?:const|let|function|class) (\w+)/gm;
const LISTED = /^export \{([^}]*)\};?$/gm;

/** Returns the names that a module exports, including `default`. */
export const exportsOf = (code: string): readonly string[] => {
  const declared = [...code.matchAll(DECLARED)].map(([line, name]) =>
    line.startsWith('export default') ? 'default' : name!,
  );
  const listed = [...code.matchAll(LISTED)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  const others = /^export default (?!function|class)/m.test(code) ? ['default'] : [];
  return [...new Set([...declared, ...listed.map((name) => name.replace(/^.* as /, '')), ...others])].filter(Boolean);
};

/** Builds a module with the same exports, each with this body. */
const standIn = (names: readonly string[], body: string): string =>
  [`const standIn = () => ${body};`, `export { ${names.map((name) => `standIn as ${name}`).join(', ')} };`].join('\n');

/** Replaces the unused modules in the build by stubs. */
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
