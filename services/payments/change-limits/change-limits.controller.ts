import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Yen, yen } from '../../kernel/money.js';
import { toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import { Settings } from '../../platform/settings.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { askBirthday } from '../payment-settings.js';
import { PaidThisMonth } from '../rows/paid-this-month.query.js';
import type { OwnLimitsAnswer } from '../wire/own-limits.contract.js';
import { ownLimitsOf } from '../wire/own-limits.js';
import { ChangeLimits, type LimitsChanged } from './change-limits.command.js';
import { ChangeLimitsRequest } from './change-limits.contract.js';

const clockTime = (instant: Date): string => toTokyoIso(instant).slice(0, 16).replace('T', ' ');

const responseOf = (
  outcome: LimitsChanged,
  paidThisMonth: Yen,
  asksBirthday: boolean,
): CallResponse<OwnLimitsAnswer> => {
  if ('changed' in outcome) return { state: 200, detail: ownLimitsOf(outcome.changed, paidThisMonth, asksBirthday) };
  const until = clockTime(outcome.refusal.until);
  const message = {
    ja: `お休みは短くできません。${until}（日本時間）より長い期間をお選びください。`,
    en: `A pause cannot be shortened. Choose one that ends after ${until} (Japan time).`,
  };
  return { state: 400, errors: buildFieldError('pause_days', message) };
};

/** Serves POST /api/user/limits. */
@Controller('user')
export class ChangeLimitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly paid: PaidThisMonth,
    private readonly settings: Settings,
  ) {}

  @Post('limits')
  @HttpCode(200)
  @ForMembers()
  async change(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { monthly_yen, pause_days } = write.parse(ChangeLimitsRequest);
    const memberId = memberOf(write.context);
    const paidThisMonth = await this.paid.of(memberId);
    const requestedLimits = { memberId, monthlyYen: yen(monthly_yen), pauseDays: pause_days };
    const idempotencyKey = write.idempotencyKey((outcome: LimitsChanged) =>
      responseOf(outcome, paidThisMonth, this.settings.get(askBirthday)),
    );
    return this.commands.execute(new ChangeLimits(requestedLimits, idempotencyKey));
  }
}
