import type { CommandBus } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { recordLogIn, type Whence } from '../rows/member-records.rows.js';
import type { Registration } from '../streams/registration.js';
import { RegisterMember, type RegistrationOutcome } from './register-member.command.js';

/**
 * Registers a member without a browser. A repetition with the same `key` changes nothing and returns the same member, as long
 * as responses are stored.
 *
 * @param key the idempotency key of this registration
 * @param isMailConfirmed true when the shop knows that the address is theirs
 * @param whence the network and browser of the registration; absent for none
 * @returns the member's id
 * @throws Error when the registration is refused
 */
export const registerDemoMember = async (
  commands: CommandBus,
  key: string,
  registration: Registration,
  password: string,
  now: Date,
  isMailConfirmed = false,
  whence?: Whence,
): Promise<string> => {
  const idempotencyKey = {
    key,
    payloadHash: key,
    render: (outcome: RegistrationOutcome) => ({ state: 200, body: JSON.stringify(outcome) }),
  };
  const memberId = newId(now);
  const also = (tx: StoreTransaction) => whence && recordLogIn(tx, memberId, whence);
  const terms = { isMailConfirmed, also };
  const { body } = await commands.execute(new RegisterMember(memberId, registration, password, idempotencyKey, terms));
  const outcome = JSON.parse(body) as RegistrationOutcome;
  if ('refusal' in outcome) throw new Error(`${registration.mail}: ${outcome.refusal.problems.join(', ')}`);
  return outcome.memberId;
};
