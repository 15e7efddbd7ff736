import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { findBanned } from '../../members/index.js';
import { paymentStream, receiveDeposit, recordPayment } from '../../payments/index.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { ownProfileOf } from '../../platform/payments/bank/bank-profiles.js';
import type { Statement, StatementLine, StatementRules } from '../../platform/payments/bank/bank-statement.js';
import { ownAccountOf, readStatement } from '../../platform/payments/bank/read-statement.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { bankStatementColumns } from '../bank-deposits-settings.js';
import { type BankFile, type KeptBankFile, loadBankFile, takeLines } from '../rows/bank-files.rows.js';
import { loadSavedProfiles } from '../rows/bank-profiles.rows.js';
import { addDeposits, recordDeposit } from '../rows/deposits.rows.js';
import { takePayouts } from '../rows/payouts.rows.js';
import { depositStream } from '../streams/deposit.state.js';
import { computeReceivedAt, createLineIdentifier, type IncomingLine } from '../streams/incoming-lines.js';
import { buildEarlierEvents, buildLineEvent } from '../streams/match-events.js';
import { type DepositPlan, DepositPreview, type FileInPlan, overlapOf, planPiece } from './deposit-plan.js';
import { buildFileRefusal, NO_ACCOUNT } from './import-refusals.messages.js';

/** The number of lines in one commit: some hundred milliseconds of locked wallets. */
const PIECE = 100;
/** The number of lines identified without a pause: some milliseconds of a process that also sells packs. */
const IDENTIFIED_AT_ONCE = 100;
/** The number of lines previewed at once. */
const LOOKED_AT = 100;
/** Concurrent imports of overlapping files take turns, batch by batch. */
const ONE_AT_A_TIME = 'payments-bank-import';

/** A file that was read completely. */
export interface ReadFile {
  readonly digest: Buffer;
  readonly statement: Statement;
  readonly lines: readonly IncomingLine[];
}

/**
 * Reads the bank's files completely, and imports their lines in batches. Each line is imported once, even if a process
 * dies.
 */
@Injectable()
export class DepositImports implements OnModuleDestroy {
  private isEnding = false;

  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly settings: Settings,
  ) {}

  onModuleDestroy(): void {
    this.isEnding = true;
  }

  /**
   * Returns the account and the layouts for reading a file. @throws RefusedError 400 under `file` without an account
   */
  async rules(at = this.clock.now()): Promise<StatementRules> {
    const { bank } = this.config.payments;
    if (!bank) throw new RefusedError(400, buildFieldError('file', NO_ACCOUNT));
    const described = ownProfileOf(this.settings.get(bankStatementColumns));
    const saved = await loadSavedProfiles(this.database.pool);
    return {
      account: ownAccountOf(bank),
      today: toTokyoDate(at),
      profiles: described ? [...saved, described] : saved,
    };
  }

  /** Reads a file. @throws RefusedError 400 under `file` with its problems, line by line */
  async read(bytes: Buffer): Promise<ReadFile> {
    return this.readBy(bytes, await this.rules());
  }

  private async readBy(bytes: Buffer, rules: StatementRules): Promise<ReadFile> {
    const { statement, problems, ...read } = await readStatement(bytes, rules);
    if (problems) throw buildFileRefusal(problems, 'isUnknown' in read && read.isUnknown === true);
    const lines = await this.identified(rules.account.number, statement.lines);
    return { digest: createHash('sha256').update(bytes).digest(), statement, lines };
  }

  /** Reads a stored file with the layout of its first import. */
  private async readAgain({ content, layout, importedAt }: KeptBankFile): Promise<readonly IncomingLine[]> {
    if (!content) return [];
    const rules = await this.rules(importedAt);
    return (await this.readBy(content, layout ? { ...rules, profiles: [layout] } : rules)).lines;
  }

  /** Identifies lines batch by batch, so that the process can serve other requests. */
  private async identified(account: string, lines: readonly StatementLine[]): Promise<readonly IncomingLine[]> {
    const identify = createLineIdentifier(account, () => newId(this.clock.now()));
    const all: IncomingLine[] = [];
    for (let at = 0; at < lines.length; at += IDENTIFIED_AT_ONCE) {
      all.push(...lines.slice(at, at + IDENTIFIED_AT_ONCE).map(identify));
      await turn();
    }
    return all;
  }

  /** Previews the result of each line, batch by batch; nothing is written. */
  async *preview({ lines }: ReadFile): AsyncGenerator<DepositPlan> {
    const preview = new DepositPreview(await this.store.look((tx) => overlapOf(tx, lines, null)));
    for (let at = 0; at < lines.length; at += LOOKED_AT) {
      const batch = lines.slice(at, at + LOOKED_AT);
      yield await this.store.look((tx) => preview.next(tx, batch));
    }
  }

  /** Continues the import of a file to its end, and yields the progress after each batch. */
  async *carryOut(fileId: string): AsyncGenerator<BankFile> {
    const file = await loadBankFile(this.database.pool, fileId);
    if (!file) return;
    const { importedBy } = file;
    const lines = await this.readAgain(file);
    let at: BankFile = file;
    const overlaps = await this.store.look((tx) => overlapOf(tx, lines, fileId));
    yield at;
    while (at.endedAt === null && !this.isEnding) {
      // If another process has imported these lines, the import continues after them.
      const next = await this.takePiece(at, lines.slice(at.done, at.done + PIECE), `operator:${importedBy}`, overlaps);
      const now = next ?? (await loadBankFile(this.database.pool, fileId));
      if (!now) return;
      at = now;
      yield at;
    }
  }

  private async takePiece(
    file: BankFile,
    lines: readonly IncomingLine[],
    actor: string,
    overlaps: FileInPlan['overlaps'],
  ): Promise<BankFile | null> {
    const inPlan = { fileId: file.fileId, overlaps };
    for (;;) {
      const seen = await this.store.look((tx) => planPiece(tx, lines, inPlan));
      const locks = new Set([ONE_AT_A_TIME, ...seen.locks]);
      const context = { commandId: newId(this.clock.now()), actor };
      const taken = await this.store.transact(locks, async (tx) => {
        const plan = await planPiece(tx, lines, inPlan);
        if (plan.locks.some((lock) => !locks.has(lock))) return 'changed' as const;
        return this.book(tx, context, file, plan);
      });
      if (taken !== 'changed') return taken;
    }
  }

  private async book(
    tx: StoreTransaction,
    context: CommandContext,
    { fileId, done }: BankFile,
    plan: DepositPlan,
  ): Promise<BankFile | null> {
    const held = plan.matched.filter(({ match }) => match.kind === 'hold').length;
    const counts = { done: done + plan.done, known: plan.known.length, held, matched: plan.matched.length - held };
    const file = await takeLines(tx, fileId, done, counts);
    if (!file) return null;
    const added = plan.matched.map(({ line, match }) => [{ ...line, fileId }, buildLineEvent(line, match)] as const);
    addDeposits(tx, context, added);
    for (const { line, match } of plan.matched)
      if (match.kind === 'payout') takePayouts(tx, line.depositId, match.days);
    await this.bookEarlier(tx, context, plan);
    await this.credit(tx, context, plan);
    return file;
  }

  /** Updates earlier deposits that these lines complete. Rows of new ones were already written. */
  private async bookEarlier(tx: StoreTransaction, context: CommandContext, { matched }: DepositPlan): Promise<void> {
    const events = matched.flatMap(({ match }) => buildEarlierEvents(match));
    if (events.length === 0) return;
    const fresh = new Map(matched.map(({ line, match }) => [line.depositId, buildLineEvent(line, match)]));
    const loaded = await tx.loadAll(
      depositStream,
      events.map(([depositId]) => depositId),
    );
    for (const [depositId, event] of events) {
      const first = fresh.get(depositId);
      const before = loaded.get(depositId)!;
      const payment = first ? { state: depositStream.evolve(before.state, first), version: 1 } : before;
      recordDeposit(tx, context, payment, [event]);
    }
  }

  private async credit(tx: StoreTransaction, context: CommandContext, { matched }: DepositPlan): Promise<void> {
    const credits = matched.flatMap(({ line, match }) => (match.kind === 'credit' ? [{ line, ...match }] : []));
    if (credits.length === 0) return;
    const transfers = credits.map(({ transfer }) => transfer);
    const payments = await tx.loadAll(
      paymentStream,
      transfers.map(({ paymentId }) => paymentId),
    );
    const banned = await findBanned(
      tx,
      transfers.map(({ memberId }) => memberId),
    );
    for (const { line, transfer } of credits) {
      const payment = payments.get(transfer.paymentId)!;
      const receipt = {
        ref: `deposit:${line.depositId}`,
        yen: transfer.yen,
        at: computeReceivedAt(line, payment.state.purchase!),
      };
      const event = receiveDeposit(payment.state, receipt, { via: 'file', isBanned: banned.has(transfer.memberId) });
      if (event?.type !== 'PaymentConfirmed') throw new Error(`payment ${transfer.paymentId} is not to be paid`);
      await recordPayment(tx, context, payment, [event]);
    }
  }
}
