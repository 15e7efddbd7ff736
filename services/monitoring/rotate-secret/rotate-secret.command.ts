import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ScheduledCommand } from '../../kernel/scheduled-command.js';
import { SecretRotation } from '../../platform/crypto/secret-rotation.js';

/**
 * Encrypts anew, under the secret in use, what a retired one still opens, and encrypts what an earlier release left readable.
 *
 * @returns how many values
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
