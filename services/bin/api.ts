import { logger } from '../platform/observability/logger.js';
import { loadDemo } from '../startup/demo.js';
import { runProcess } from '../startup/process.js';

await runProcess({ http: true }, ({ url }) => logger.warn(`api is up${url ? ` at ${url}` : ''}`), loadDemo);
