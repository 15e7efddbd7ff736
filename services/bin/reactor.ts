import { logger } from '../platform/logger.js';
import { runProcess } from './process.js';

await runProcess({ reactor: true }, ({ url }) => logger.warn(`reactor is up${url ? ` at ${url}` : ''}`));
