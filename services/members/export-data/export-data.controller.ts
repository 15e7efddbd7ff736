import { Readable } from 'node:stream';
import { Controller, Get, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Bilingual } from '../../kernel/languages.js';
import { Clock, toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { PROOF_LIFETIME_MS, Sessions } from '../../platform/http/access/sessions.js';
import {
  CurrentContext,
  memberOf,
  type RequestContext,
  Write,
  WriteRequest,
} from '../../platform/http/requests/request-context.js';
import { sendJsonFile } from '../../platform/http/responses/attachment.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import { OwnData } from '../../platform/own-data/own-data.js';
import { streamOwnDataFile } from '../../platform/own-data/own-data-file.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { type ExportDataAllowed, ExportDataRequest } from './export-data.contract.js';
import { ProvePassword } from './prove-password.command.js';

/** Limits the tries, because each costs a hash and may be a guess. */
const triesOf = (memberId: string): AttemptLimit => ({
  key: `passwords for the own data ${memberId}`,
  atOnce: 5,
  intervalMs: 5 * 60_000,
});

const A_DAY = 3;

/** Limits the files, because each reads all of the member's data. */
const filesOf = (memberId: string): AttemptLimit => ({
  key: `files of the own data ${memberId}`,
  atOnce: A_DAY,
  intervalMs: (24 * 3_600_000) / A_DAY,
});

const refused = (state: 400 | 429, message: Bilingual, waitSeconds?: number): RefusedError =>
  new RefusedError(state, buildFieldError('pass', message), waitSeconds);

const tooManyTries = (waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `パスワードの入力が続いています。${ja}にもう一度お試しください。`,
    en: `There were too many tries. Try again ${en}.`,
  };
  return refused(429, message, waitSeconds);
};

const tooManyFiles = (waitSeconds: number): Bilingual => {
  const { ja, en } = waitInWords(waitSeconds);
  return {
    ja: `ダウンロードは1日${A_DAY}回までです。${ja}にもう一度お試しください。`,
    en: `Your data can be downloaded ${A_DAY} times a day. Try again ${en}.`,
  };
};

const WRONG: Bilingual = {
  ja: 'パスワードが正しくありません。お忘れの場合は、ログアウトして再設定してください。',
  en: 'That is not your password. If you have forgotten it, log out and reset it.',
};
const PROVE_AGAIN: Bilingual = {
  ja: 'ご本人の確認から時間がたちました。パスワードを入力して、もう一度お試しください。',
  en: 'It has been a while since you entered your password. Please enter it again, then download.',
};
const ABOUT: Bilingual = {
  ja: '当店がこの会員について保管している情報です。暗証情報、他の会員の情報、不正防止のための記録は含みません。直前の数秒の操作は、次回のファイルに載ることがあります。',
  en: 'What the shop keeps about this member. Left out are secrets, what concerns other members, and records against misuse. What happened in the last seconds may be in the next file only.',
};

/** Returns a member's own data as one file. */
@Controller('user/export_data')
export class ExportDataController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly limits: AttemptLimits,
    private readonly ownData: OwnData,
    private readonly clock: Clock,
  ) {}

  /** Also reports refusals of the file, because the download that follows could not show their text. */
  @Post()
  @ForMembers()
  async allow(@Write() write: WriteRequest): Promise<CallResponse<ExportDataAllowed>> {
    const memberId = memberOf(write.context);
    const { pass } = write.parse(ExportDataRequest);
    const waitSeconds = await this.limits.count(triesOf(memberId));
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);
    if (!(await this.commands.execute(new ProvePassword(memberId, pass)))) throw refused(400, WRONG);
    await this.sessions.prove(write.context.sessionId);
    const filesWait = await this.limits.count(filesOf(memberId));
    if (filesWait > 0) throw refused(400, tooManyFiles(filesWait));
    await this.limits.giveBack(filesOf(memberId));
    return { state: 200, good_for_seconds: PROOF_LIFETIME_MS / 1000 };
  }

  @Get()
  @ForMembers()
  async file(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const memberId = memberOf(context);
    if (!(await this.sessions.isProved(context.sessionId))) throw refused(400, PROVE_AGAIN);
    const waitSeconds = await this.limits.count(filesOf(memberId));
    if (waitSeconds > 0) throw refused(429, tooManyFiles(waitSeconds), waitSeconds);
    const now = this.clock.now();
    const first = { state: 200, format: 1, exported_at: toTokyoIso(now), about: ABOUT[context.language] };
    const file = Readable.from(streamOwnDataFile(first, this.ownData.sections, memberId), { objectMode: false });
    sendJsonFile(reply, `my-data-${toTokyoDate(now)}.json`, file);
  }
}
