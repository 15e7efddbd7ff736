import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords } from '../../platform/crypto/passwords.js';
import { EventStore } from '../../platform/store/event-store.js';
import { passwordHashOf } from '../rows/credentials.rows.js';

/** Checks the password of the member who is logged in. @returns true when it is correct */
export class ProvePassword extends Command<boolean> {
  constructor(
    readonly memberId: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ProvePassword)
export class ProvePasswordHandler implements ICommandHandler<ProvePassword> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
  ) {}

  async execute({ memberId, password }: ProvePassword): Promise<boolean> {
    const hash = await this.store.look((tx) => passwordHashOf(tx, memberId));
    return this.passwords.matches(password, hash ?? undefined);
  }
}
