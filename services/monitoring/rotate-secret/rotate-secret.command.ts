import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { SecretRotation } from '../../platform/crypto/secret-rotation.js';

/**
 * Encrypts values under the current secret that only a retired one opens, or that an earlier release left in plain text.
 *
 * @returns the number of values
 */
export class RotateSecret extends Command<number> {}

@CommandHandler(RotateSecret)
export class RotateSecretHandler implements ICommandHandler<RotateSecret> {
  constructor(private readonly rotation: SecretRotation) {}

  execute(): Promise<number> {
    return this.rotation.rotate();
  }
}

export const rotateSecretEveryHour: ScheduledCommand = { every: 'hour', command: () => new RotateSecret() };
