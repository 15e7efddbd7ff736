import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import { isError, toLoggedError } from './described-error.js';
import { redact } from './redacted.js';

const base = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  base: undefined,
});

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

const write = (level: Level, message: unknown, rest: unknown[]): void => {
  const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
  if (isError(message)) {
    const err = toLoggedError(message);
    base[level]({ context, err }, err.message);
  } else base[level]({ context }, redact(typeof message === 'string' ? message : String(JSON.stringify(message))));
};

/**
 * Writes the log of Nest as JSON lines, without personal data and secrets. Start-up messages of Nest are logged at the level `debug`.
 */
export const logger: LoggerService = {
  log: (message, ...rest) => write('debug', message, rest),
  error: (message, ...rest) => write('error', message, rest),
  warn: (message, ...rest) => write('warn', message, rest),
  debug: (message, ...rest) => write('debug', message, rest),
  verbose: (message, ...rest) => write('trace', message, rest),
  fatal: (message, ...rest) => write('fatal', message, rest),
};
