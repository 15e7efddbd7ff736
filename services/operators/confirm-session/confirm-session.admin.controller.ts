import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForEveryOperator, Operating } from '../../platform/console-api/access/for-operators.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { parseBody } from '../../platform/console-api/lists/parse-body.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { CONFIRMED_MS } from '../rows/sessions.rows.js';
import { toProofRefusal } from '../wire/operator-proof.messages.js';
import { ConfirmSession } from './confirm-session.command.js';
import { ConfirmSessionRequest } from './confirm-session.contract.js';

const NOTHING_SENT = buildFieldError('password', { ja: 'パスワードを入力してください。', en: 'Enter your password.' });

/** `POST /admin-api/session/confirm`: confirms the operator's identity before a file is exported. */
@Controller('admin-api/session/confirm')
export class ConfirmSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ForEveryOperator()
  async confirm(
    @Operating() operator: OperatorSession,
    @Body() body: unknown,
  ): Promise<{ readonly good_for_seconds: number }> {
    const { password, otp } = parseBody(body, ConfirmSessionRequest);
    const refusal = await this.commands.execute(new ConfirmSession(operator, password, otp));
    if (refusal?.code === 'NothingGiven') throw new RefusedError(400, NOTHING_SENT);
    if (refusal) throw toProofRefusal(refusal, password ? 'password' : 'otp');
    return { good_for_seconds: CONFIRMED_MS / 1000 };
  }
}
