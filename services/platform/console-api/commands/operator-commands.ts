import { Injectable } from '@nestjs/common';
import type { Change } from '../../../kernel/change.js';
import { type Decision, type Refusal, refuse } from '../../../kernel/decision.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { newId } from '../../../kernel/ids.js';
import { Clock } from '../../../kernel/time.js';
import { type FieldErrors, inLanguage, RefusedError } from '../../http/envelope.js';
import { EventStore } from '../../store/event-store.js';
import type { CommandResponse, StoredResponse } from '../../store/response.js';
import type { CommandContext, StoreTransaction } from '../../store/transaction.js';
import { operatorActor } from '../access/operator.js';
import { type Act, recordAct } from '../audit-trail/audit-trail.rows.js';
import { changesBetween } from '../audit-trail/changes.js';
import { answerTo } from './answer-to.js';
import { CommandAnswers, type CommandSlot, DONE, UNDER_WAY } from './command-answers.rows.js';
import { confirmFirst, endUnknown, keyReused } from './command-refusals.messages.js';
import type { CommandTarget, Found } from './command-target.js';
import { DailyCaps } from './daily-caps.js';
import type { OperatorCommand } from './operator-command.js';
import { isStale, type OfEvery, refusalAnswer } from './refusal-answer.js';
import { type Agreed, SecondOperator, type SecondOpinion } from './second-operator.js';
import type { Asked, DailyCap, NeedsApproval, OverDailyCap } from './worth.js';

/** What a command was answered, as it is sent: a resource, or why not. */
export class Answered<Resource extends object = object> implements CommandResponse {
  declare readonly of?: Resource;

  constructor(
    readonly state: number,
    readonly body: string,
  ) {}
}

/** What the audit trail tells of a command besides what became of its state. */
export type AuditDetails = Pick<Act, 'amount' | 'changes'>;

/** What a rule's caller has while it is decided. */
export interface Deciding {
  readonly id: string;
  readonly tx: StoreTransaction;
  readonly context: CommandContext;
  tell(told: AuditDetails): void;
  /**
   * What is worth much is not carried out by one operator, nor more of it in a day than its cap says; `always`: nothing of it,
   * whatever it is worth. Asked once, when the rule says yes to all else and before anything is written; a refusal is the rule's own.
   * An approval counts while the worth has not grown, and while the object and what the command `binds` are as they were.
   */
  second(asked: Asked, bound?: DailyCap | 'always'): Promise<SecondOpinion>;
}

export type OfSecond = NeedsApproval | OverDailyCap;

type Decide<State, Event extends DomainEvent | Change, No extends Refusal> = (
  state: State,
  deciding: Deciding,
) => Decision<Event, No | OfSecond> | Promise<Decision<Event, No | OfSecond>>;

/** What a command has besides its target and its rule. */
export interface CommandOptions<State, No extends Refusal> {
  /** Locked besides the target's own. */
  readonly locks?: readonly string[];
  /**
   * The work itself, where it is longer than a transaction: the command is recorded as begun, and again when this ended.
   *
   * @returns why it came to nothing; null when it is done; undefined where whoever does it records its end
   */
  readonly work?: () => Promise<No | null | undefined>;
  /** What follows once it is committed, and is no part of how it ended. @param state as it was before */
  readonly after?: (state: State) => Promise<void>;
}

type Outcome<State> =
  | { readonly kind: 'earlier'; readonly answer: StoredResponse }
  | { readonly kind: 'refused'; readonly answer: CommandResponse }
  | { readonly kind: 'done'; readonly state: State | undefined };

/**
 * The one door for operators' commands: key, version, decision, facts and rows, the line of the audit trail and how it
 * ended are one transaction, whether it is done or refused. Under its key a command is done once and answered the same.
 */
@Injectable()
export class OperatorCommands {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly answers: CommandAnswers,
    private readonly secondOperator: SecondOperator,
    private readonly dailyCaps: DailyCaps,
  ) {}

  /**
   * Carries a command out on what it is about.
   *
   * @throws RefusedError 403 for a key that stands for another command, 400 for one whose end nobody knows
   */
  run<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object>(
    command: OperatorCommand,
    target: CommandTarget<State, Event, No, Resource>,
    decide: Decide<State, Event, No>,
    besides: CommandOptions<State, No> = {},
  ): Promise<Answered<Resource>> {
    const rule = (found: Found<State> | null, deciding: Deciding) => {
      if (found === null) return refuse({ code: 'NotFound' } as const);
      if (isStale(command, found)) return refuse({ code: 'StaleVersion' } as const);
      return decide(found.state, deciding);
    };
    return this.carryOut(command, command.id, target, rule, besides);
  }

  /** As `run`, for what is not there yet; a rule of ids that people choose is told what has the id already, or null. */
  create<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object>(
    command: OperatorCommand,
    id: string,
    target: CommandTarget<State, Event, No, Resource>,
    decide: Decide<State | null, Event, No>,
    besides: CommandOptions<State, No> = {},
  ): Promise<Answered<Resource>> {
    const rule = (found: Found<State> | null, deciding: Deciding) => decide(found?.state ?? null, deciding);
    return this.carryOut(command, id, target, rule, besides);
  }

  /** What a command that takes several transactions was answered before; null where it is to be done. @throws as `run` */
  async earlierOf(command: OperatorCommand): Promise<CommandResponse | null> {
    const slot = this.slotOf(command);
    const earlier = slot && (await this.answers.find(slot));
    return earlier ? firstOf(slot!, earlier) : null;
  }

  /** Ends a command that takes several transactions: its line, and what it is answered. @returns the first of its key */
  async conclude(
    command: OperatorCommand,
    outcome: string,
    resource: object,
    told: AuditDetails = {},
  ): Promise<CommandResponse> {
    return this.end(command, outcome, answerTo(command.operator, resource), told);
  }

  /** As `conclude`, for one of which nothing is carried out. @param errors why */
  async concludeRefused(command: OperatorCommand, outcome: string, errors: FieldErrors): Promise<CommandResponse> {
    const body = JSON.stringify(inLanguage({ state: 400, errors }, command.language));
    return this.end(command, outcome, { state: 400, body });
  }

  private async end(
    command: OperatorCommand,
    outcome: string,
    answer: CommandResponse,
    told: AuditDetails = {},
  ): Promise<CommandResponse> {
    const slot = this.slotOf(command);
    return this.store.transact([], async (tx): Promise<CommandResponse> => {
      const earlier = slot && (await tx.loadResponses([slot.key])).get(slot.key);
      if (earlier) return firstOf(slot, earlier);
      this.record(tx, command, command.id, outcome, told);
      if (slot) this.answers.keep(tx, slot, answer);
      return answer;
    });
  }

  /** One of the things that a command does to many, in a transaction of its caller's; also how long work has ended. */
  record(
    tx: StoreTransaction,
    command: OperatorCommand,
    id: string,
    outcome: string,
    told: AuditDetails & Pick<Act, 'approvedBy'> = {},
  ): void {
    const { operator, resource, name, reason, reasonCode } = command;
    const { operatorId } = operator;
    recordAct(tx, { operatorId, resource, id: known(id), command: name, reason, reasonCode, outcome, ...told });
  }

  /** How work has ended that is longer than its command's transaction. */
  recordEnd(command: OperatorCommand, outcome: string): Promise<void> {
    return this.store.transact([], async (tx) => this.record(tx, command, command.id, outcome));
  }

  /** Returns the id of something that a command makes. */
  newId(): string {
    return newId(this.clock.now());
  }

  /** As whom, and by which command, facts are appended. */
  contextOf({ operator }: OperatorCommand): CommandContext {
    return { commandId: this.newId(), actor: operatorActor(operator) };
  }

  private async carryOut<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object>(
    command: OperatorCommand,
    id: string,
    target: CommandTarget<State, Event, No, Resource>,
    rule: Decide<Found<State> | null, Event, No | OfEvery>,
    { locks = [], work, after }: CommandOptions<State, No>,
  ): Promise<Answered<Resource>> {
    const slot = this.slotOf(command);
    const context = this.contextOf(command);
    const isId = known(id) !== '';
    const held = isId ? [...(await target.locksOf(id)), ...locks] : [];
    const outcome = await this.store.transact(held, async (tx): Promise<Outcome<State>> => {
      const earlier = slot && (await tx.loadResponses([slot.key])).get(slot.key);
      if (earlier) return { kind: 'earlier', answer: earlier };
      let told: AuditDetails = {};
      const tell = (more: AuditDetails): void => {
        told = more;
      };
      let agreed: Agreed | null = null;
      let count = (): void => undefined;
      const loaded = isId ? await target.load(tx, id) : null;
      const second = async (request: Asked, bound?: DailyCap | 'always'): Promise<SecondOpinion> => {
        if (request.isProven && !command.isConfirmed) throw confirmFirst();
        const state = loaded ? target.auditedOf(loaded.state) : {};
        const opinion = await this.secondOperator.of(tx, command, request, state, bound === 'always');
        if (opinion.refusal) return opinion;
        agreed = opinion.agreed;
        if (!bound || bound === 'always' || agreed) return opinion;
        const { worth } = request;
        const { value, unit } = worth;
        const left = await this.dailyCaps.leftOf(tx, command.operator, bound, unit);
        if (value > left) return { refusal: { code: 'OverDailyCap', cap: bound, left, unit } };
        count = () => this.dailyCaps.count(tx, command.operator, bound, worth);
        return opinion;
      };
      const decision = await rule(loaded, { id, tx, context, tell, second });
      if (decision.events === undefined) {
        const answer = refusalAnswer(command, target, decision.refusal);
        this.record(tx, command, command.id, decision.refusal.code);
        if (slot) this.answers.keep(tx, slot, answer);
        return { kind: 'refused', answer };
      }
      const kept = await target.keep({ tx, context, id, loaded }, decision.events);
      const changes = changesBetween(loaded && target.auditedOf(loaded.state), target.auditedOf(kept));
      const approvedBy = this.spend(tx, agreed);
      count();
      const all = { ...told, ...approvedBy, changes: { ...changes, ...told.changes } };
      this.record(tx, command, id, work ? 'begun' : 'done', all);
      if (slot) this.answers.keep(tx, slot, { state: work ? UNDER_WAY : DONE, body: id });
      return { kind: 'done', state: loaded?.state };
    });
    if (outcome.kind === 'earlier') return this.again(command, slot!, target, outcome.answer);
    if (outcome.kind === 'refused') return sent(outcome.answer);
    await target.committed?.();
    if (after && outcome.state !== undefined) await after(outcome.state);
    const refusal = work && (await this.finish(command, work));
    const answer = refusal ? refusalAnswer(command, target, refusal) : await this.shown(command, target, id);
    return sent(slot ? await this.answers.finish(slot, answer) : answer);
  }

  /** An approval is good for one command. @returns what the audit trail says of it */
  private spend(tx: StoreTransaction, agreed: Agreed | null): Pick<Act, 'approvedBy'> {
    if (agreed === null) return {};
    this.secondOperator.spend(tx, agreed);
    return { approvedBy: agreed.by };
  }

  private slotOf({ operator, key }: OperatorCommand): CommandSlot | null {
    return key && this.answers.slotOf(operator.operatorId, key.key, key.content);
  }

  private async finish<No extends Refusal>(
    command: OperatorCommand,
    work: NonNullable<CommandOptions<never, No>['work']>,
  ): Promise<No | null> {
    const refusal = await work();
    if (refusal !== undefined) await this.recordEnd(command, refusal?.code ?? 'done');
    return refusal ?? null;
  }

  /** The first answer; where it was never sent, because its process ended, what there is to tell now is the first. */
  private async again<Resource extends object>(
    command: OperatorCommand,
    slot: CommandSlot,
    target: Pick<CommandTarget<never, never, never, Resource>, 'show'>,
    earlier: StoredResponse,
  ): Promise<Answered<Resource>> {
    const { state, body } = firstOf(slot, earlier);
    if (state === UNDER_WAY) throw endUnknown();
    if (state !== DONE) return sent({ state, body });
    return sent(await this.answers.finish(slot, await this.shown(command, target, body)));
  }

  private async shown<Resource extends object>(
    { operator }: OperatorCommand,
    target: Pick<CommandTarget<never, never, never, Resource>, 'show'>,
    id: string,
  ): Promise<CommandResponse> {
    const resource = await target.show(id);
    if (!resource) throw new RefusedError(404);
    return answerTo(operator, resource);
  }
}

/** @throws RefusedError 403 when it answered another command, or somebody else's */
const firstOf = ({ payloadHash }: CommandSlot, earlier: StoredResponse): StoredResponse => {
  if (payloadHash !== earlier.payloadHash) throw keyReused();
  return earlier;
};

const sent = <Resource extends object>({ state, body }: CommandResponse): Answered<Resource> =>
  new Answered(state, body);

/** What can be no id of ours is not kept: somebody may have typed anything there. */
const known = (id: string): string => (/^[\w.-]{1,64}$/.test(id) ? id : '');
