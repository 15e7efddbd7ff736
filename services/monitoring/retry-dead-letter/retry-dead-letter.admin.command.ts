import { Logger } from '@nestjs/common';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { EventStore } from '../../platform/store/event-store.js';
import { DeadLetterTarget } from '../commands/dead-letter.target.js';
import { Readers } from '../readers/readers.js';
import { loadDeadLetter } from '../rows/dead-letter.rows.js';
import type { DeadLetterRefusal } from '../streams/dead-letter.js';
import { decideRetryDeadLetter } from './retry-dead-letter.decide.js';

const log = new Logger('RetryDeadLetter');

const retryLetter = async (id: string, readers: Readers, store: EventStore): Promise<DeadLetterRefusal | null> => {
  const find = () => store.look((tx) => loadDeadLetter(tx, id));
  const letter = await find();
  try {
    await readers.find(letter!.reader)!.takeParked(letter!.partitionKey);
  } catch (error) {
    log.error(error);
    return { code: 'TryFailed' };
  }
  const after = await find();
  return after?.outcome ? null : { code: 'FailedAgain', error: after?.error ?? '' };
};

/** Has a consumer process the parked events of a key again, from this letter on. */
export const retryDeadLetter = operatorCommand({
  route: 'POST dead-letters/:id/retry',
  permission: 'run-shop',
  request: CommandRequest,
  uses: { readers: Readers, store: EventStore },
  target: DeadLetterTarget,
  facts: (letter, { services }) => ({ hasReader: services.readers.find(letter.reader) !== undefined }),
  decide: (letter, { facts }) => decideRetryDeadLetter(letter, facts),
  work: ({ id, services: { readers, store } }) => retryLetter(id, readers, store),
});
