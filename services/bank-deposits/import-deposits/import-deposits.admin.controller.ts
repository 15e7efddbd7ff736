import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Language } from '../../kernel/languages.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { FileQuery } from '../../platform/console-api/commands/command.contract.js';
import { sendProgress, toImportReport } from '../../platform/console-api/commands/import-progress.js';
import { CommandedByQuery, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { readFileBytes } from '../../platform/csv/csv.js';
import { TakesCsv } from '../../platform/http/requests/body.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { BROKEN_OFF } from '../../settlements/index.js';
import type { IncomingLine } from '../streams/incoming-lines.js';
import type { LineMatch } from '../streams/match-line.js';
import type { MatchedByCode } from '../wire/deposit.contract.js';
import { toPaidOutDay } from '../wire/deposit-resource.js';
import { DepositFiles } from './deposit-files.js';
import { DepositImports, type ReadFile } from './deposit-imports.js';
import type { MatchedLine } from './deposit-plan.js';
import type { DepositLine, DepositsProgress, ImportReport } from './import-deposits.contract.js';

const MAX_SHOWN = 1000;

const matchedBy = (match: LineMatch): MatchedByCode | null => {
  if (match.kind === 'known') return 'confirmed-by-hand';
  if (match.kind === 'payout') return 'payout';
  return match.kind === 'credit' ? match.by : null;
};

const paymentOf = (match: LineMatch): string | null => {
  switch (match.kind) {
    case 'credit':
    case 'known':
      return match.transfer.paymentId;
    case 'hold':
      return match.paymentId;
    case 'payout':
      return null;
    case 'reverse':
      return match.original.paymentId;
  }
};

const stated = ({ line, bookedOn, yen, sender }: IncomingLine) => ({ line, booked_on: bookedOn, yen, sender });

const passedOver = (line: IncomingLine): DepositLine => ({
  ...stated(line),
  is_known: true,
  matched_by: null,
  because: null,
  payment_id: null,
  payouts: [],
});

const shown = ({ line, match }: MatchedLine): DepositLine => ({
  ...stated(line),
  is_known: false,
  matched_by: matchedBy(match),
  because: match.kind === 'hold' ? match.because : match.kind === 'reverse' ? 'reversal' : null,
  payment_id: paymentOf(match),
  payouts: match.kind === 'payout' ? match.days.map(toPaidOutDay) : [],
});

const layoutOf = ({ statement }: ReadFile, language: Language): string | null =>
  statement.profile?.name[language] ?? null;

/** `POST /admin-api/deposits/import`: imports the bank's statement of the shop's account. */
@Controller('admin-api/deposits/import')
export class ImportDepositsController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly imports: DepositImports,
    private readonly files: DepositFiles,
  ) {}

  @Post()
  @TakesCsv()
  @ForOperators('run-shop')
  async import(
    @CommandedByQuery(FileQuery) upload: OperatorCommand<FileQuery>,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await readFileBytes(body);
    const file = await this.imports.read(bytes);
    reply.status(200);
    if (upload.request.preview === '1') {
      reply.send(await this.preview(file, upload.language));
      return;
    }
    const command = this.files.commandOf(upload, file);
    const begun = await this.begin(command, bytes, file);
    if ('state' in begun) {
      reply.status(begun.state).header('content-type', 'application/json; charset=utf-8').send(begun.body);
      return;
    }
    sendProgress(reply, begun.progress, upload.language, BROKEN_OFF);
  }

  /** Begins or resumes an import, or refuses it. A repeated key gets the first response. */
  private async begin(
    command: OperatorCommand,
    bytes: Buffer,
    file: ReadFile,
  ): Promise<CommandResponse | { readonly progress: Iterable<DepositsProgress> | AsyncIterable<DepositsProgress> }> {
    const earlier = await this.commands.earlierOf(command);
    if (earlier) return earlier.state === 200 ? { progress: [toImportReport(earlier)] } : earlier;
    const begun = await this.files.begin(command, bytes, file);
    return 'refused' in begun
      ? begun.refused
      : { progress: this.carryOut(command, begun.fileId, layoutOf(file, command.language)) };
  }

  private async preview(file: ReadFile, language: Language): Promise<ImportReport> {
    const [held, matched, passed]: [DepositLine[], DepositLine[], DepositLine[]] = [[], [], []];
    let [known, heldCount] = [0, 0];
    for await (const plan of this.imports.preview(file)) {
      known += plan.known.length;
      passed.push(...plan.known.slice(0, MAX_SHOWN - passed.length).map(passedOver));
      for (const one of plan.matched) {
        const isHeld = one.match.kind === 'hold';
        if (isHeld) heldCount += 1;
        const list = isHeld ? held : matched;
        if (list.length < MAX_SHOWN) list.push(shown(one));
      }
    }
    const lines = file.lines.length;
    const preview = [...held, ...matched, ...passed].slice(0, MAX_SHOWN);
    const layout = layoutOf(file, language);
    return { lines, known, held: heldCount, matched: lines - known - heldCount, layout, preview };
  }

  /** @param fileId null for a file without deposits */
  private async *carryOut(
    command: OperatorCommand,
    fileId: string | null,
    layout: string | null,
  ): AsyncGenerator<DepositsProgress> {
    let counts = { lines: 0, known: 0, matched: 0, held: 0 };
    let isEnded = fileId === null;
    if (fileId !== null)
      for await (const { lines, done, known, matched, held, endedAt } of this.imports.carryOut(fileId)) {
        counts = { lines, known, matched, held };
        isEnded = endedAt !== null;
        yield { done, of: lines };
      }
    if (!isEnded) throw new Error('the process ends: another goes on with the file');
    const report: ImportReport = { ...counts, layout, preview: [] };
    const { lines, known, matched, held } = counts;
    const changes = {
      lines: [null, lines],
      known: [null, known],
      matched: [null, matched],
      held: [null, held],
    } as const;
    yield toImportReport(await this.commands.conclude(command, 'done', report, { changes }));
  }
}
