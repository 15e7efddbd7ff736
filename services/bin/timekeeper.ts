import { logger } from '../platform/observability/logger.js';
import { runProcess } from '../startup/process.js';

await runProcess({ scheduler: true }, ({ url }) => logger.warn(`timekeeper is up${url ? ` at ${url}` : ''}`));
