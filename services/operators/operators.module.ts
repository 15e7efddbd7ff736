import { Global, Module } from '@nestjs/common';
import type { Part } from '../platform/part.js';
import { OperatorAccounts } from './accounts.js';
import { OperatorSessions } from './sessions.js';
import { SessionController } from './sign-in/session.admin.controller.js';
import { SignInHandler } from './sign-in/sign-in.command.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';

/** Global, because the guard of every part's operator routes needs the sessions; without this module none starts. */
@Global()
@Module({
  controllers: [SessionController],
  providers: [OperatorAccounts, OperatorSessions, SignInLimits, SignInHandler],
  exports: [OperatorAccounts, OperatorSessions],
})
export class OperatorsModule {}

export const operatorsPart: Part = { name: 'operators', module: OperatorsModule };
