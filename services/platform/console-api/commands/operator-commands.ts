import { Injectable } from '@nestjs/common';
import type { Change } from '../../../kernel/change.js';
import { type Decision, type Refusal, refuse } from '../../../kernel/decision.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { newId } from '../../../kernel/ids.js';
import { Clock } from '../../../kernel/time.js';
import { type FieldErrors, localizeEnvelope, RefusedError } from '../../http/responses/envelope.js';
import { EventStore } from '../../store/event-store.js';
import type { CommandResponse, StoredResponse } from '../../store/response.js';
import type { CommandContext, StoreTransaction } from '../../store/transaction.js';
import { operatorActorOf } from '../access/operator.js';
import { type AuditEntry, recordAuditEntry } from '../audit-trail/audit-trail.rows.js';
import { computeChanges } from '../audit-trail/changes.js';
import { confirmFirst, refuseReusedKey, refuseUnknownOutcome } from './command-refusals.messages.js';
import { type CommandKeyHash, CommandResponses, DONE, UNDER_WAY } from './command-responses.rows.js';
import type { CommandTarget, Found } from './command-target.js';
import { DailyCaps } from './daily-caps.js';
import type { OperatorCommand } from './operator-command.js';
import { toOperatorResponse } from './operator-response.js';
import { isStale, type OfEvery, toRefusalResponse } from './refusal-response.js';
import { type Agreed, SecondOperator, type SecondOpinion } from './second-operator.js';
import type { Asked, DailyCap, NeedsApproval, OverDailyCap } from './worth.js';

/** The response to a command, ready to send: a resource or a refusal. */
export class OperatorResponse<Resource extends object = object> implements CommandResponse {
  declare readonly of?: Resource;

  constructor(
    readonly state: number,
    readonly body: string,
  ) {}
}

/** Additions of a command to its audit entry, besides the changes of its state. */
export type AuditDetails = Pick<AuditEntry, 'amount' | 'changes'>;

/** The context of a rule. */
export interface Deciding {
  readonly id: string;
  readonly tx: StoreTransaction;
  readonly context: CommandContext;
  addAuditDetails(details: AuditDetails): void;
  /**
   * Finds or requests the approval of a second operator, and checks the daily cap. `always` requires the approval whatever the
   * worth. Call it once, after all other checks and before any write; the rule returns its refusal. An approval is valid while
   * the worth has not grown, and the object and `binds` are unchanged.
   */
  second(request: Asked, bound?: DailyCap | 'always'): Promise<SecondOpinion>;
}

export type OfSecond = NeedsApproval | OverDailyCap;

type Decide<State, Event extends DomainEvent | Change, No extends Refusal> = (
  state: State,
  deciding: Deciding,
) => Decision<Event, No | OfSecond> | Promise<Decision<Event, No | OfSecond>>;

/** The optional parts of a command. */
export interface CommandOptions<State, No extends Refusal> {
  /** Locks besides the target's own. */
  readonly locks?: readonly string[];
  /**
   * Does work that takes longer than a transaction. The command is recorded when it begins and when it ends.
   *
   * @returns the refusal; null when it is done; undefined if the work records its own end
   */
  readonly work?: () => Promise<No | null | undefined>;
  /**
   * Runs after the commit, and does not change the outcome.
   *
   * @param state before the command
   */
  readonly after?: (state: State) => Promise<void>;
}

type Outcome<State> =
  | { readonly kind: 'earlier'; readonly response: StoredResponse }
  | { readonly kind: 'refused'; readonly response: CommandResponse }
  | { readonly kind: 'done'; readonly state: State | undefined };

/**
 * Executes operators' commands. One transaction covers the key, version check, decision, events, rows, audit entry and outcome,
 * of refused commands too. Under one key a command is executed once, and each repetition gets the same response.
 */
@Injectable()
export class OperatorCommands {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly responses: CommandResponses,
    private readonly secondOperator: SecondOperator,
    private readonly dailyCaps: DailyCaps,
  ) {}

  /**
   * Executes a command on its object.
   *
   * @throws RefusedError 403 if the key belongs to another command, 400 if its outcome is unknown
   */
  run<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object>(
    command: OperatorCommand,
    target: CommandTarget<State, Event, No, Resource>,
    decide: Decide<State, Event, No>,
    options: CommandOptions<State, No> = {},
  ): Promise<OperatorResponse<Resource>> {
    const rule = (loaded: Found<State> | null, deciding: Deciding) => {
      if (loaded === null) return refuse({ code: 'NotFound' } as const);
      if (isStale(command, loaded)) return refuse({ code: 'StaleVersion' } as const);
      return decide(loaded.state, deciding);
    };
    return this.carryOut(command, command.id, target, rule, options);
  }

  /** Executes a command that creates its object. The rule gets the existing state if a chosen id is taken, else null. */
  create<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object>(
    command: OperatorCommand,
    id: string,
    target: CommandTarget<State, Event, No, Resource>,
    decide: Decide<State | null, Event, No>,
    options: CommandOptions<State, No> = {},
  ): Promise<OperatorResponse<Resource>> {
    const rule = (loaded: Found<State> | null, deciding: Deciding) => decide(loaded?.state ?? null, deciding);
    return this.carryOut(command, id, target, rule, options);
  }

  /** Returns the stored response of a command that takes several transactions; null if it is new. @throws as `run` */
  async earlierOf(command: OperatorCommand): Promise<CommandResponse | null> {
    const key = this.keyHashOf(command);
    const earlier = key && (await this.responses.find(key));
    return earlier ? firstOf(key!, earlier) : null;
  }

  /** Ends a command that takes several transactions: stores its audit entry and its response. @returns the first response of its key */
  async conclude(
    command: OperatorCommand,
    outcome: string,
    resource: object,
    details: AuditDetails = {},
  ): Promise<CommandResponse> {
    return this.end(command, outcome, toOperatorResponse(command.operator, resource), details);
  }

  /** Ends a refused command that takes several transactions. @param errors the reasons */
  async concludeRefused(command: OperatorCommand, outcome: string, errors: FieldErrors): Promise<CommandResponse> {
    const body = JSON.stringify(localizeEnvelope({ state: 400, errors }, command.language));
    return this.end(command, outcome, { state: 400, body });
  }

  private async end(
    command: OperatorCommand,
    outcome: string,
    response: CommandResponse,
    details: AuditDetails = {},
  ): Promise<CommandResponse> {
    const key = this.keyHashOf(command);
    return this.store.transact([], async (tx): Promise<CommandResponse> => {
      const earlier = key && (await tx.loadResponses([key.key])).get(key.key);
      if (earlier) return firstOf(key, earlier);
      this.record(tx, command, command.id, outcome, details);
      if (key) this.responses.keep(tx, key, response);
      return response;
    });
  }

  /** Records an audit entry in the caller's transaction: one object of many, or the end of long work. */
  record(
    tx: StoreTransaction,
    command: OperatorCommand,
    id: string,
    outcome: string,
    details: AuditDetails & Pick<AuditEntry, 'approvedBy'> = {},
  ): void {
    const { operator, resource, name, reason, reasonCode } = command;
    const { operatorId } = operator;
    recordAuditEntry(tx, {
      operatorId,
      resource,
      id: known(id),
      command: name,
      reason,
      reasonCode,
      outcome,
      ...details,
    });
  }

  /** Records the outcome of work that took longer than its command's transaction. */
  recordEnd(command: OperatorCommand, outcome: string): Promise<void> {
    return this.store.transact([], async (tx) => this.record(tx, command, command.id, outcome));
  }

  /** Returns the id of something that a command makes. */
  newId(): string {
    return newId(this.clock.now());
  }

  /** Returns the actor and command id for the events of a command. */
  contextOf({ operator }: OperatorCommand): CommandContext {
    return { commandId: this.newId(), actor: operatorActorOf(operator) };
  }

  private async carryOut<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object>(
    command: OperatorCommand,
    id: string,
    target: CommandTarget<State, Event, No, Resource>,
    rule: Decide<Found<State> | null, Event, No | OfEvery>,
    { locks = [], work, after }: CommandOptions<State, No>,
  ): Promise<OperatorResponse<Resource>> {
    const key = this.keyHashOf(command);
    const context = this.contextOf(command);
    const isId = known(id) !== '';
    const held = isId ? [...(await target.locksOf(id)), ...locks] : [];
    const outcome = await this.store.transact(held, async (tx): Promise<Outcome<State>> => {
      const earlier = key && (await tx.loadResponses([key.key])).get(key.key);
      if (earlier) return { kind: 'earlier', response: earlier };
      let details: AuditDetails = {};
      const addAuditDetails = (added: AuditDetails): void => {
        details = added;
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
      const decision = await rule(loaded, { id, tx, context, addAuditDetails, second });
      if (decision.events === undefined) {
        const response = toRefusalResponse(command, target, decision.refusal);
        this.record(tx, command, command.id, decision.refusal.code);
        if (key) this.responses.keep(tx, key, response);
        return { kind: 'refused', response };
      }
      const kept = await target.keep({ tx, context, id, loaded }, decision.events);
      const changes = computeChanges(loaded && target.auditedOf(loaded.state), target.auditedOf(kept));
      const approvedBy = this.spend(tx, agreed);
      count();
      const all = { ...details, ...approvedBy, changes: { ...changes, ...details.changes } };
      this.record(tx, command, id, work ? 'begun' : 'done', all);
      if (key) this.responses.keep(tx, key, { state: work ? UNDER_WAY : DONE, body: id });
      return { kind: 'done', state: loaded?.state };
    });
    if (outcome.kind === 'earlier') return this.again(command, key!, target, outcome.response);
    if (outcome.kind === 'refused') return sent(outcome.response);
    await target.committed?.();
    if (after && outcome.state !== undefined) await after(outcome.state);
    const refusal = work && (await this.finish(command, work));
    const response = refusal ? toRefusalResponse(command, target, refusal) : await this.shown(command, target, id);
    return sent(key ? await this.responses.finish(key, response) : response);
  }

  /** Uses up an approval, which is valid for one command. @returns its part of the audit entry */
  private spend(tx: StoreTransaction, agreed: Agreed | null): Pick<AuditEntry, 'approvedBy'> {
    if (agreed === null) return {};
    this.secondOperator.spend(tx, agreed);
    return { approvedBy: agreed.by };
  }

  private keyHashOf({ operator, key }: OperatorCommand): CommandKeyHash | null {
    return key && this.responses.keyHashOf(operator.operatorId, key.key, key.content);
  }

  private async finish<No extends Refusal>(
    command: OperatorCommand,
    work: NonNullable<CommandOptions<never, No>['work']>,
  ): Promise<No | null> {
    const refusal = await work();
    if (refusal !== undefined) await this.recordEnd(command, refusal?.code ?? 'done');
    return refusal ?? null;
  }

  /** Returns the first response. If its process ended before storing one, the present state becomes the first response. */
  private async again<Resource extends object>(
    command: OperatorCommand,
    key: CommandKeyHash,
    target: Pick<CommandTarget<never, never, never, Resource>, 'show'>,
    earlier: StoredResponse,
  ): Promise<OperatorResponse<Resource>> {
    const { state, body } = firstOf(key, earlier);
    if (state === UNDER_WAY) throw refuseUnknownOutcome();
    if (state !== DONE) return sent({ state, body });
    return sent(await this.responses.finish(key, await this.shown(command, target, body)));
  }

  private async shown<Resource extends object>(
    { operator }: OperatorCommand,
    target: Pick<CommandTarget<never, never, never, Resource>, 'show'>,
    id: string,
  ): Promise<CommandResponse> {
    const resource = await target.show(id);
    if (!resource) throw new RefusedError(404);
    return toOperatorResponse(operator, resource);
  }
}

/** @throws RefusedError 403 if the stored response belongs to another command or operator */
const firstOf = ({ payloadHash }: CommandKeyHash, earlier: StoredResponse): StoredResponse => {
  if (payloadHash !== earlier.payloadHash) throw refuseReusedKey();
  return earlier;
};

const sent = <Resource extends object>({ state, body }: CommandResponse): OperatorResponse<Resource> =>
  new OperatorResponse(state, body);

/** Returns '' for text that cannot be an id: arbitrary input is not stored. */
const known = (id: string): string => (/^[\w.-]{1,64}$/.test(id) ? id : '');
