import { logger } from '../platform/observability/logger.js';
import { runProcess } from '../startup/process.js';

await runProcess({ timekeeper: true }, ({ url }) => logger.warn(`timekeeper is up${url ? ` at ${url}` : ''}`));
