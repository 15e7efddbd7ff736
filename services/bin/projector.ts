import { logger } from '../platform/observability/logger.js';
import { runProcess } from '../startup/process.js';

await runProcess({ projector: true }, ({ url }) => logger.warn(`projector is up${url ? ` at ${url}` : ''}`));
