import { Logger } from '@nestjs/common';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { DeadLetterTarget } from '../commands/dead-letter.target.js';
import { Readers } from '../readers/readers.js';
import { decideDiscardDeadLetter } from './discard-dead-letter.decide.js';

const log = new Logger('DiscardDeadLetter');

/** Discards an event for one consumer, which then processes the events that wait behind it. */
export const discardDeadLetter = operatorCommand({
  route: 'POST dead-letters/:id/discard',
  permission: 'run-shop',
  request: CommandRequest,
  uses: { readers: Readers },
  target: DeadLetterTarget,
  facts: (letter, { services }) => ({ isLedger: services.readers.isLedger(letter.reader) }),
  decide: (letter, { facts }) => decideDiscardDeadLetter(letter, facts.isLedger),
  // If one of those fails, it is parked again and listed as a dead letter.
  after: async ({ reader, partitionKey }, { services }) => {
    await services.readers
      .find(reader)
      ?.takeParked(partitionKey)
      .catch((error) => log.error(error));
  },
});
