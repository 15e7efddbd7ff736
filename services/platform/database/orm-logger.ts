import type { Logger } from 'typeorm';
import { describeError } from '../observability/described-error.js';
import { logger } from '../observability/logger.js';

const CONTEXT = 'TypeORM';

/** Writes what TypeORM reports into the log of the process. Parameters of statements are values, and never are in it. */
export class OrmLogger implements Logger {
  logQuery(): void {}

  /** Whoever has sent the statement gets the error as well. */
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
