import type { Headers } from './security-headers.js';

/**
 * The headers as a web server in front of the shop sends them with the files that it serves itself, for `include`: a
 * location that has these has no other `add_header` from further out. `$strict_transport` is empty without https.
 */
export const buildNginxHeaders = (headers: Headers): string =>
  [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header strict-transport-security $strict_transport always;',
    '',
  ].join('\n');
