import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { logger } from '../observability/logger.js';
import { OrmLogger } from './orm-logger.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the log of TypeORM', () => {
  it('tells which statement failed and why, without the values of either', () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
    const error = new Error('invalid input syntax for type uuid: "hanako"');
    // As TypeORM calls it, with the parameters behind the statement.
    new OrmLogger().logQueryError(error, ...(['select $1::uuid', ['hanako']] as unknown as [string]));
    expect(warn.mock.calls).toEqual([
      ['a statement failed: Error: invalid input syntax for type uuid: "…": select $1::uuid', 'TypeORM'],
    ]);
  });
});
