import type { Headers } from './security-headers.js';

/**
 * Returns the headers as nginx directives, to be included in each location whose files nginx serves itself. Such a location
 * inherits no other `add_header`. The variable `$strict_transport` is empty without https.
 */
export const buildNginxHeaders = (headers: Headers): string =>
  [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header strict-transport-security $strict_transport always;',
    '',
  ].join('\n');
