import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const CONFIG = resolve('.dependency-cruiser.cjs');
const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Rule, importing file, and target: a file of this tree, a missing file (`!`), or a package. */
const FORBIDDEN: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-cycles', 'services/platform/egg.ts', 'services/platform/hen.ts'],
  ['resolvable', 'services/platform/lost.ts', '!services/platform/nowhere.ts'],
  ['declared', 'services/platform/guest.ts', 'undeclared'],
  ['no-tools-at-run-time', 'services/platform/tool.ts', 'tool'],
  ['kernel-knows-nobody', 'services/kernel/loud.ts', 'services/platform/clock.ts'],
  ['kernel-knows-nobody', 'services/kernel/framed.ts', 'typeorm'],
  ['platform-knows-no-part', 'services/platform/curious.ts', 'services/points/index.ts'],
  ['sandbox-stands-alone', 'services/sandbox/bank/borrower.ts', 'services/kernel/time.ts'],
  ['sandbox-stands-alone', 'services/sandbox/bank/lender.ts', 'services/platform/clock.ts'],
  ['sandbox-known-to-nobody', 'services/draws/draw-pack/cheat.ts', 'services/sandbox/bank/zengin.ts'],
  ['sandbox-known-to-nobody', 'services/bin/relay.ts', 'services/sandbox/bank/zengin.ts'],
  ['signer-stands-alone', 'services/signer/curious.ts', 'services/points/index.ts'],
  ['signer-known-to-nobody', 'services/proof/publish-checkpoint/forger.ts', 'services/signer/open.ts'],
  ['network-through-adapters', 'services/draws/draw-pack/caller.ts', 'node:https'],
  ['network-through-adapters', 'services/platform/store/caller.ts', 'nodemailer'],
  ['parts-meet-at-the-index', 'services/draws/draw-pack/nosy.ts', 'services/points/streams/wallet.events.ts'],
  ['parts-meet-at-the-index', 'services/gifts/send-gift/nosy.ts', 'services/points/streams/wallet.events.ts'],
  ['parts-know-no-process', 'services/draws/draw-pack/wiring.ts', 'services/shop.module.ts'],
  ['registry-gathers-declarations', 'services/events.ts', 'services/points/index.ts'],
  ['slices-do-not-meet', 'services/draws/draw-pack/borrower.ts', 'services/draws/open-box/open-box.ts'],
  ['slices-do-not-meet', 'services/draws/streams/upside-down.ts', 'services/draws/open-box/open-box.ts'],
  ['streams-read-nothing', 'services/draws/streams/reads.ts', 'services/draws/rows/boxes.rows.ts'],
  ['streams-read-nothing', 'services/draws/streams/reads-types.ts', 'type services/platform/store/transaction.ts'],
  ['streams-read-nothing', 'services/draws/streams/asks.ts', 'typeorm'],
  ['decide-imports', 'services/draws/open-box/close-box.decide.ts', 'services/draws/rows/boxes.rows.ts'],
  ['sql-in-rows', 'services/draws/draw-pack/asks.ts', 'typeorm'],
  ['rows-imports', 'services/draws/open-box/open-box.rows.ts', 'services/draws/open-box/open-box.command.ts'],
  ['fixtures-are-for-specs', 'services/draws/draw-pack/cheats.ts', 'services/draws/test/hand.fixture.ts'],
  ['migrations-stand-alone', 'migrations/0001-store.ts', 'services/platform/clock.ts'],
  ['events-imports', 'services/draws/streams/box.events.ts', 'services/platform/clock.ts'],
  ['state-imports', 'services/draws/streams/box.state.ts', 'services/platform/clock.ts'],
  ['decide-imports', 'services/draws/draw-pack/draw-pack.decide.ts', 'typeorm'],
  ['decide-imports', 'services/draws/open-box/open-box.decide.ts', 'node:crypto'],
  ['contract-imports', 'services/draws/draw-pack/draw-pack.contract.ts', 'services/platform/clock.ts'],
  ['shared-imports', 'services/catalog/streams/pack-arithmetic.shared.ts', 'services/kernel/money.ts'],
  ['projection-imports', 'services/draws/draw-history/draw-history.projection.ts', 'typeorm'],
  ['policy-imports', 'services/draws/open-box/open-box-when-late.policy.ts', 'services/platform/clock.ts'],
  ['command-imports', 'services/draws/draw-pack/draw-pack.command.ts', 'typeorm'],
  ['query-imports', 'services/draws/open-box/boxes.query.ts', 'services/draws/open-box/open-box.command.ts'],
  [
    'controller-imports',
    'services/draws/draw-pack/draw-pack.controller.ts',
    'services/draws/draw-pack/draw-pack.decide.ts',
  ],
  [
    'admin-controller-imports',
    'services/draws/draw-pack/nosy.admin.controller.ts',
    'services/draws/streams/draw.state.ts',
  ],
  ['admin-command-imports', 'services/draws/draw-pack/nosy.admin.command.ts', 'services/draws/streams/draw.state.ts'],
  ['client-sees-contracts', 'web/src/features/draws/peeping.ts', 'type services/platform/clock.ts'],
  ['client-sees-types', 'admin/src/draws/heavy.ts', 'services/points/give-points/give-points.contract.ts'],
  ['server-sees-no-client', 'services/platform/looks-out.ts', 'web/src/ui/button.ts'],
  ['clients-do-not-meet', 'admin/src/draws/visitor.ts', 'web/src/ui/button.ts'],
  ['features-do-not-meet', 'web/src/features/draws/neighbour.ts', 'web/src/features/points/points.ts'],
  ['features-know-no-app', 'web/src/features/draws/climber.ts', 'web/src/app/routes.ts'],
  ['features-know-no-app', 'web/src/features/draws/ascender.ts', 'web/src/app/paths.ts'],
  ['browser-knows-nobody', 'web/src/browser/curious.ts', 'web/src/ui/motion.ts'],
  ['browser-knows-nobody', 'admin/src/browser/curious.ts', 'admin/src/ui/useFormats.ts'],
  ['foundations-know-no-feature', 'web/src/ui/partial.ts', 'web/src/features/points/points.ts'],
  ['foundations-know-no-feature', 'web/src/queries/partial.ts', 'web/src/features/points/points.ts'],
  ['console-parts-do-not-meet', 'admin/src/draws/neighbour.ts', 'admin/src/points/points.ts'],
  ['console-foundations-know-no-part', 'admin/src/ui/partial.ts', 'admin/src/points/points.ts'],
];

const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['services/kernel/ids.ts', 'node:crypto'],
  ['services/platform/clock.ts', 'services/kernel/time.ts'],
  ['services/platform/table.ts', 'typeorm'],
  ['services/platform/mail/sender.ts', 'nodemailer'],
  ['services/draws/draw-pack/polite.ts', 'services/points/index.ts'],
  ['services/draws/draw-pack/remembers.ts', 'services/draws/streams/pick-cards.ts'],
  ['services/draws/rows/draws.rows.ts', 'typeorm'],
  ['services/draws/draw-pack/draw-pack.int.spec.ts', 'services/draws/test/hand.fixture.ts'],
  ['services/draws/test/draws.int.spec.ts', 'services/draws/open-box/open-box.command.ts'],
  ['services/draws/draw-pack/looks.ts', 'services/draws/open-boxes/open-box-cache.ts'],
  ['services/draws/streams/turnover.ts', 'type services/draws/wire/turnover.contract.ts'],
  ['services/draws/draw-pack/shows.ts', 'services/draws/wire/draw-refusals.messages.ts'],
  ['services/draws/streams/draw.state.ts', 'services/draws/streams/draw.events.ts'],
  ['services/draws/draw-pack/check-draw.decide.ts', 'services/points/index.ts'],
  ['services/draws/draw-pack/check-draw.controller.ts', 'type services/draws/draw-pack/check-draw.decide.ts'],
  ['services/draws/draw-pack/draw-pack.admin.controller.ts', 'services/draws/draw-pack/draw-pack.decide.ts'],
  ['services/draws/draw-pack/draw-pack.admin.command.ts', 'services/draws/draw-pack/draw-pack.decide.ts'],
  ['services/draws/draw-pack/reads-codes.admin.command.ts', 'services/platform/http/requests/codes.ts'],
  ['services/draws/open-box/open-box.contract.ts', 'services/platform/console-api/commands/command.contract.ts'],
  ['services/draws/open-box/open-box.admin.controller.ts', 'services/draws/commands/draw.target.ts'],
  ['services/draws/demo/load-demo.ts', 'services/draws/open-box/open-box.command.ts'],
  ['web/src/features/draws/links.ts', 'web/src/paths.ts'],
  ['web/src/features/draws/draws.api.ts', 'type services/points/give-points/give-points.contract.ts'],
  ['web/src/app/all.ts', 'web/src/features/points/points.ts'],
  ['admin/src/catalog/packs/sums.ts', 'services/catalog/streams/pack-arithmetic.shared.ts'],
  ['admin/src/draws/button.ts', 'admin/src/commands/command.ts'],
  ['services/draws/draw-history/draw-places.projection.ts', 'services/events.ts'],
  ['services/bin/shop.ts', 'services/points/streams/wallet.events.ts'],
  ['services/bin/sandbox.ts', 'services/sandbox/bank/zengin.ts'],
  ['services/sandbox/veritrans/pays.ts', 'services/sandbox/bank/zengin.ts'],
];

const isFile = (to: string): boolean => /^(services|migrations|web|admin)\//.test(to);

/** Returns the import of `to` as written in `from`. */
const importOf = (from: string, to: string): string => {
  const [, kind = '', target] = /^(type |!)?(.*)$/.exec(to)!;
  const path = relative(dirname(from), target!).replace(/\.ts$/, '.js');
  const specifier = isFile(target!) ? (path.startsWith('.') ? path : `./${path}`) : target;
  return kind === 'type ' ? `import type { it } from '${specifier}';` : `import { it } from '${specifier}';\nit;`;
};

interface Report {
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] };
}

let tree: string;
let report: Report;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
};

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'oripa-import-rules-'));
  const imports = [...FORBIDDEN.map(([, from, to]) => [from, to] as const), ...ALLOWED];
  const targets = imports.map(([, to]) => to.replace(/^type /, '')).filter(isFile);
  for (const path of targets) write(path, 'export const it = 0;\n');
  for (const [from, to] of imports) write(from, `${importOf(from, to)}\nexport {};\n`);
  write('services/platform/hen.ts', `export { it } from './egg.js';\n`);
  for (const name of ['typeorm', 'nodemailer', 'undeclared', 'tool']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.it = 0;\n');
  }
  write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies: { typeorm: '1', nodemailer: '1' }, devDependencies: { tool: '1' } }),
  );
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'NodeNext', moduleResolution: 'NodeNext' } }));
  const output = execFileSync(
    process.execPath,
    [CRUISER, 'services', 'migrations', 'web', 'admin', '--config', CONFIG, '--output-type', 'json'],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  report = JSON.parse(output) as Report;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

const violationsFrom = (file: string): string[] =>
  report.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

describe('the import rules', () => {
  it.each(FORBIDDEN)('%s: %s does not import %s', (rule, from) => {
    expect(violationsFrom(from)).toEqual([rule]);
  });

  it.each(ALLOWED)('%s may import %s', (from) => {
    expect(violationsFrom(from)).toEqual([]);
  });

  it('have an example of a violation each', () => {
    const { forbidden } = createRequire(CONFIG)(CONFIG) as { forbidden: readonly { name: string }[] };
    expect(new Set(FORBIDDEN.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
  });
});
