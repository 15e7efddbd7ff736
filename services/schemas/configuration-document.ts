import type { EnvironmentVariable } from '../platform/environment-variable.js';
import { environmentTopics } from '../platform/environment-variables.js';

const rowOf = ({ name, default: value, meaning, mayBeInFile }: EnvironmentVariable): string =>
  `| \`${name}\`${mayBeInFile ? ' †' : ''} | ${value ?? 'none'} | ${meaning} |`;

const topicLines = environmentTopics.flatMap(({ title, variables }) => [
  ...[`## ${title}`, '', '| name | default | meaning |', '| --- | --- | --- |'],
  ...variables.map(rowOf),
  '',
]);

/** The text of `docs/operate/configuration.md`: every environment variable that a process of the shop reads. */
export const configurationDocument = `# Configuration

Written by \`npm run configuration\` from the declarations in the code; \`npm test\` fails when it is out of date.

Every process reads its configuration from environment variables. A variable marked † can also come from a file:
\`SHOP_SECRET_FILE=/run/secrets/shop_secret\`. A value that cannot be used ends the process at once, with one line that names it.

${topicLines.join('\n')}`;
