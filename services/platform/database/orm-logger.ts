import type { Logger } from 'typeorm';
import { describeError } from '../observability/described-error.js';
import { logger } from '../observability/logger.js';

const CONTEXT = 'TypeORM';

/** Logs the reports of TypeORM, without the parameters of statements. */
export class OrmLogger implements Logger {
  logQuery(): void {}

  /** Logs a failed statement. The caller gets the error as well. */
  logQueryError(error: string | Error, query: string): void {
    logger.warn(`a statement failed: ${describeError(error)}: ${query}`, CONTEXT);
  }

  logQuerySlow(): void {}

  logSchemaBuild(): void {}

  logMigration(message: string): void {
    logger.debug?.(message, CONTEXT);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    if (level === 'warn') logger.warn(String(message), CONTEXT);
    else logger.debug?.(String(message), CONTEXT);
  }
}
