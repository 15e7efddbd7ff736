// The house's import rules, by pattern: a part, slice or feature that is added later is covered at once.
// test/import-rules.spec.ts breaks each of them.

const PART = '(?!kernel/|platform/|sandbox/|signer/|startup/|bin/|build/|decisions/)[^/]+';
const KERNEL = '^services/kernel/';
const OWN_STREAMS = '^services/$1/streams/';
/** Files of the own part without a suffix: words and functions that several of its files need. */
const OWN_PLAIN = '^services/$1/[^.]+\\.ts$';
/** Files of a suffix have rules of their own. */
const SUFFIXED =
  '\\.(events|state|decide|contract|shared|projection|policy|command|target|query|controller|module|rows|spec|fixture)\\.ts$';
/** Shared folders of the own module: SQL, responses, targets of operators' commands, and fixtures. */
const OWN_SHARED_FOLDERS = '^services/$1/(rows|wire|commands|test)/';
/** Folders that every command and query of their module may import: caches, registries and access rules. */
const OWN_COMMON_FOLDERS =
  '^services/$1/(access|belongings|boxes|cache|calls|canary|findings|methods|open-boxes|parcels|readers|sessions|standings)/';
const OTHER_PARTS = '^services/[^/]+/index\\.ts$';
/** Every event with its declaration. */
const REGISTRY = '^services/events\\.ts$';
const npm = (...names) => `node_modules/(${names.join('|')})/`;
const ofModule = (...suffixes) => `^services/$1/.*\\.(${suffixes.join('|')})\\.ts$`;
const any = (...suffixes) => `\\.(${suffixes.join('|')})\\.ts$`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Files of a suffix import this and nothing else at run time; $1 is their part. */
const only = (suffix, comment, ...allowed) =>
  rule(
    `${suffix}-imports`,
    comment,
    { path: `^services/([^/]+)/.*\\.${suffix}\\.ts$` },
    { pathNot: allowed, dependencyTypesNot: ['type-only'] },
  );

/** Files of a suffix import anything but this at run time. */
const never = (suffix, comment, ...refused) =>
  rule(
    `${suffix}-imports`,
    comment,
    { path: `^services/([^/]+)/.*\\.${suffix}\\.ts$`, pathNot: ADMIN_COMMAND },
    { path: refused, dependencyTypesNot: ['type-only'] },
  );

/** Declarations of operators' commands. They are at the edge of HTTP, and have a rule of their own. */
const ADMIN_COMMAND = '\\.admin\\.command\\.ts$';

const sql = npm('pg', 'typeorm');
/** Not `net`, which also knows what an address is. */
const network = [npm('nodemailer', 'kafkajs', 'undici', 'axios', 'got'), '^(node:)?(http|http2|https|tls|dgram)$'];

/** Build configurations of the clients. They never reach a browser. */
const BUILDS = '^(web|admin)/vite\\.config\\.ts$';

module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle has no first reader, and one of types has none either.', {}, { circular: true }),
    rule(
      'resolvable',
      'What is imported exists; of Node, a newer one may, and what is compiled, later.',
      {},
      { couldNotResolve: true, pathNot: ['^node:', '/dist/'] },
    ),
    rule(
      'declared',
      'What is imported is named in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-tools-at-run-time',
      'A development dependency may be missing where the shop runs.',
      {
        path: '^(services|migrations)/',
        pathNot: ['\\.(spec|fixture)\\.ts$', '^services/(bin/dev|build/bundle)\\.mjs$', '^services/schemas/'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'kernel-knows-nobody',
      'The words of the trade stand on Node alone.',
      { path: KERNEL, pathNot: '\\.spec\\.ts$' },
      { pathNot: KERNEL, dependencyTypesNot: ['core'] },
    ),
    rule(
      'platform-knows-no-part',
      'What is technical serves every part alike.',
      { path: '^services/platform/' },
      {
        path: '^services/',
        pathNot: ['^services/platform/', KERNEL],
      },
    ),
    rule(
      'sandbox-stands-alone',
      'The providers’ sandbox shares nothing with the shop: what one does wrong the other must not.',
      { path: '^services/sandbox/', pathNot: '\\.(spec|fixture)\\.ts$' },
      { path: '^(services|migrations|web|admin)/', pathNot: '^services/sandbox/' },
    ),
    rule(
      'sandbox-known-to-nobody',
      'It is a process of its own, reached over the wire.',
      { path: '^(services|migrations|web|admin|test)/', pathNot: '^services/(sandbox/|bin/sandbox\\.ts$)' },
      { path: '^services/sandbox/', pathNot: '\\.fixture\\.ts$' },
    ),
    rule(
      'signer-stands-alone',
      'Who signs the log knows nothing of the shop but the words of the trade.',
      { path: '^services/signer/', pathNot: '\\.(spec|fixture)\\.ts$' },
      { path: '^(services|migrations|web|admin)/', pathNot: ['^services/signer/', KERNEL] },
    ),
    rule(
      'signer-known-to-nobody',
      'It is a process of its own, reached over the wire.',
      { path: '^(services|migrations|web|admin)/', pathNot: ['^services/(signer/|bin/signer\\.ts$)', '\\.spec\\.ts$'] },
      { path: '^services/signer/' },
    ),
    rule(
      'network-through-adapters',
      'Others are called by adapters of the platform, which refuse to be inside a transaction; see open-transaction.ts.',
      {
        path: '^services/',
        pathNot: [
          '\\.(spec|fixture)\\.ts$',
          '\\.mjs$',
          '^services/(bin|startup)/',
          '^services/platform/(mail|kafka|http|database|payments|outbound-http)/',
        ],
      },
      { path: network, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'parts-meet-at-the-index',
      'A part shows the others its index.ts alone.',
      { path: `^services/(${PART})/` },
      {
        path: `^services/${PART}/`,
        pathNot: ['^services/$1/', OTHER_PARTS, any('fixture')],
      },
    ),
    rule(
      'parts-know-no-process',
      'How the parts are put together is none of their business; the registry of events is not part of that.',
      { path: `^services/${PART}/`, pathNot: '\\.int\\.spec\\.ts$' },
      { path: '^services/((bin|startup)/|[^/]+\\.ts$)', pathNot: REGISTRY },
    ),
    rule(
      'registry-gathers-declarations',
      'The registry of events is what the parts declare, and nothing of its own.',
      { path: REGISTRY },
      { path: '^services/', pathNot: [any('events'), KERNEL] },
    ),
    rule(
      'slices-do-not-meet',
      'Slices share what is remembered, in streams/, and the rooms rows/, wire/ and commands/. A demo gives commands, as a person would.',
      { path: `^services/(${PART})/([^/]+)/`, pathNot: '^services/[^/]+/(demo|test)/' },
      {
        path: '^services/$1/[^/]+/',
        pathNot: ['^services/$1/$2/', OWN_STREAMS, OWN_SHARED_FOLDERS, OWN_COMMON_FOLDERS],
      },
    ),
    rule(
      'streams-read-nothing',
      'What is remembered, and the rules that verbs share, are pure: no SQL, no framework, and of the wire at most the types of contracts.',
      { path: `^services/(${PART})/streams/`, pathNot: '\\.(events|state|shared|spec|fixture)\\.ts$' },
      {
        path: [
          OWN_SHARED_FOLDERS,
          OWN_COMMON_FOLDERS,
          '^services/platform/(database/|store/(transaction|event-store)\\.ts$)',
          sql,
          'node_modules/@nestjs/',
        ],
        pathNot: any('contract'),
      },
    ),
    rule(
      'sql-in-rows',
      'SQL is in rows, queries and projections alone; test/rooms.spec.ts finds what is written as text.',
      { path: `^services/${PART}/`, pathNot: [SUFFIXED, '/streams/'] },
      { path: sql, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'fixtures-are-for-specs',
      'What a part is tested with never runs in the shop.',
      { path: '^services/', pathNot: ['\\.(spec|fixture)\\.ts$', '^services/[^/]+/test/'] },
      { path: ['\\.fixture\\.ts$', '^services/[^/]+/test/'] },
    ),
    rule(
      'migrations-stand-alone',
      'A migration does the same for ever.',
      { path: '^migrations/' },
      { path: '^services/' },
    ),

    only('events', 'Facts are kept for ever.', KERNEL),
    only('state', 'A fold of facts.', KERNEL, OWN_STREAMS),
    only('decide', 'A rule is pure.', KERNEL, OWN_STREAMS, OTHER_PARTS),
    only(
      'contract',
      'What is asked and answered.',
      KERNEL,
      OWN_PLAIN,
      any('contract', 'shared'),
      '^services/platform/(http/requests/contract|console-api/access/operator)\\.ts$',
      npm('class-validator', 'class-transformer'),
    ),
    only('shared', 'A rule that the clients run too, on others of them alone.', any('shared')),
    only('projection', 'Facts in, rows out.', KERNEL, REGISTRY, OWN_STREAMS, OWN_PLAIN, OTHER_PARTS),
    only(
      'policy',
      'When this has happened, do that.',
      KERNEL,
      OWN_STREAMS,
      OWN_PLAIN,
      OTHER_PARTS,
      ofModule('command'),
    ),
    never(
      'command',
      'Load, decide, append.',
      any('controller', 'query', 'projection'),
      '^services/platform/http/',
      sql,
    ),
    never(
      'query',
      'Reads never write.',
      any('controller', 'command', 'decide'),
      '^services/platform/store/event-store',
    ),
    never('rows', 'Exact SQL of the own tables.', any('controller', 'command', 'query', 'decide', 'policy')),
    rule(
      'controller-imports',
      'Parse, dispatch, answer.',
      { path: '\\.controller\\.ts$', pathNot: '\\.admin\\.controller\\.ts$' },
      { path: [any('decide', 'state', 'projection'), sql], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'admin-controller-imports',
      'As a controller; and of an operator’s act, which is a contract, a rule and a controller, it gives the rule to the runner.',
      { path: '^services/([^/]+)/([^/]+)/.*\\.admin\\.controller\\.ts$' },
      {
        path: [any('decide', 'state', 'projection'), sql],
        pathNot: '^services/$1/$2/[^/]+\\.decide\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule(
      'admin-command-imports',
      'The declaration of an operator’s command names its contract, its target, the rule of its own slice, and rows.',
      { path: `^services/([^/]+)/([^/]+)/.*${ADMIN_COMMAND}` },
      {
        path: [any('controller', 'decide', 'state', 'projection'), sql],
        pathNot: '^services/$1/$2/[^/]+\\.decide\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule(
      'client-sees-contracts',
      'Of the server, a client knows the contracts, and the rules that it shares.',
      { path: '^(web|admin)/', pathNot: BUILDS },
      {
        path: '^(services|migrations)/',
        pathNot: any('contract', 'shared'),
      },
    ),
    rule(
      'client-sees-types',
      'Of a contract, a client knows the types.',
      { path: '^(web|admin)/', pathNot: BUILDS },
      {
        path: '^services/',
        pathNot: any('shared'),
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'server-sees-no-client',
      'The server runs without one.',
      { path: '^(services|migrations)/' },
      { path: '^(web|admin)/' },
    ),
    rule(
      'clients-do-not-meet',
      'The console and the member client are two programs.',
      { path: '^(web|admin)/' },
      {
        path: '^(web|admin)/',
        pathNot: '^$1/',
      },
    ),
    rule(
      'features-do-not-meet',
      'What two features share belongs to ui/ or api/.',
      { path: '^web/src/features/([^/]+)/' },
      {
        path: '^web/src/features/',
        pathNot: '^web/src/features/$1/',
      },
    ),
    rule(
      'features-know-no-app',
      'paths, ui, i18n, api <- queries <- features <- app.',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
    ),
    rule(
      'foundations-know-no-feature',
      'paths, ui, i18n, api <- queries <- features <- app.',
      { path: '^web/src/(paths\\.ts$|(browser|ui|i18n|api|queries)/)' },
      {
        path: '^web/src/(features|app)/',
      },
    ),
    rule(
      'browser-knows-nobody',
      'What wraps the browser needs nothing of the client.',
      { path: '^(web|admin)/src/browser/' },
      { path: '^(web|admin)/src/', pathNot: '^(web|admin)/src/browser/' },
    ),
    rule(
      'console-parts-do-not-meet',
      'What two parts of the console share belongs to commands/, ui/, timeline/ or providers/.',
      { path: '^admin/src/(?!browser/|commands/|providers/|timeline/|ui/|layout/|theme/)([^/]+)/' },
      {
        path: '^admin/src/[^/]+/',
        pathNot: [
          '^admin/src/$1/',
          '^admin/src/(browser|commands|providers|timeline|ui)/',
          '^admin/src/layout/(sections|lazyPage)\\.ts$',
          '^admin/src/theme/tokens\\.ts$',
        ],
      },
    ),
    rule(
      'console-foundations-know-no-part',
      'theme, ui, timeline, commands, providers, layout <- parts <- App and messages.',
      { path: '^admin/src/(browser|commands|providers|timeline|ui|layout|theme)/' },
      {
        path: '^admin/src/',
        pathNot:
          '^admin/src/((browser|commands|providers|timeline|ui|layout|theme)/|messages\\.ts$|console\\.fixture\\.tsx$)',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
