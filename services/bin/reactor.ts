import { logger } from '../platform/observability/logger.js';
import { runProcess } from '../startup/process.js';

await runProcess({ reactor: true }, ({ url }) => logger.warn(`reactor is up${url ? ` at ${url}` : ''}`));
