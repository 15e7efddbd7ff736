/** Folders that keep every rule of language. Each list grows folder by folder; `node test/language/count.mjs` counts the rest. */
export const HELD = [
  'services/kernel',
  'services/members',
  'services/platform/console-api',
  'services/platform/feed',
  'services/platform/payments',
  'services/platform/policies',
  'services/platform/store',
  'test/language',
  'test/language-rules.spec.ts',
  'web/src/browser',
  'web/src/i18n',
  'web/src/queries',
  'web/src/start',
  'web/src/ui',
];
