import { Controller, Inject, Post, Put, type Type } from '@nestjs/common';
import type { Change } from '../../../kernel/change.js';
import { accept, type Decision, type Refusal, refuse } from '../../../kernel/decision.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { BodyLimit } from '../../http/requests/body.js';
import type { Contract } from '../../http/requests/contract.js';
import type { CommandContext, StoreTransaction } from '../../store/transaction.js';
import { ForOperators } from '../access/for-operators.js';
import type { Permission } from '../access/roles-by-permission.js';
import type { CommandTarget } from './command-target.js';
import { Commanded, type OperatorCommand } from './operator-command.js';
import {
  type AuditDetails,
  type CommandOptions,
  type Deciding,
  type OfSecond,
  OperatorCommands,
  type OperatorResponse,
} from './operator-commands.js';
import type { Asked, DailyCap } from './worth.js';

type Token<Service extends object = object> = abstract new (...args: never[]) => Service;
type Tokens = Readonly<Record<string, Token>>;
type Services<Uses> = { readonly [Name in keyof Uses]: Uses[Name] extends Token<infer Service> ? Service : never };

/** A command before its transaction, with the services it uses. */
type Asking<Request extends object, Uses> = OperatorCommand<Request> & { readonly services: Services<Uses> };

type Prepared<Request extends object, Uses, Ready> = Asking<Request, Uses> & { readonly prepared: Ready };

/** A command in its transaction, under its locks. */
type Loading<Request extends object, Uses, Ready> = Prepared<Request, Uses, Ready> & {
  readonly tx: StoreTransaction;
  readonly context: CommandContext;
};

/** The input of a rule besides the state. It has no transaction and no service, so that the rule stays pure. */
type Ruling<Request extends object, Ready, Facts> = OperatorCommand<Request> & {
  readonly prepared: Ready;
  readonly facts: Facts;
  readonly now: Date;
};

/** A command that its rule has accepted. */
type Accepted<Request extends object, Uses, Ready, State, Facts, Decided> = Loading<Request, Uses, Ready> & {
  readonly state: State;
  readonly facts: Facts;
  /** The rule's decision, with its events. */
  readonly decided: Extract<Decided, { readonly events: readonly (DomainEvent | Change)[] }>;
};

/** When a command needs a second operator, and how much of it one operator may do in a day. */
interface Limits<Yes> {
  /** Returns the command's worth and the state it rests on; null if one operator is enough. */
  readonly secondOperator: (accepted: Yes) => Asked | null | Promise<Asked | null>;
  readonly dailyCap?: DailyCap;
  /** The second operator is needed whatever the worth. */
  readonly isAlways?: true;
}

/** The part of a declaration that comes before the transaction. */
interface Front<Request extends object, Uses, Ready, Target> {
  /** Method and path below `/admin-api/`, such as `POST members/:id/ban`. */
  readonly route: `${'POST' | 'PUT'} ${string}`;
  readonly permission: Permission;
  readonly request: Contract<Request>;
  /** The largest body in bytes, if more than usual. */
  readonly bodyLimit?: number;
  /** Classes that Nest injects, by the name under which `services` holds them. */
  readonly uses?: Uses;
  /** Computes values before the transaction; may refuse by throwing a `RefusedError`. */
  readonly prepare?: (asking: Asking<Request, Uses>) => Ready | Promise<Ready>;
  /** The class of the target; or an arrow function that returns a target, if it depends on the command. */
  readonly target: Type<Target> | ((prepared: Prepared<Request, Uses, Ready>) => Target);
}

/** The part of a declaration that is around its transaction. */
interface Around<Request extends object, Uses, Ready, State, No extends Refusal> {
  /** Locks besides the target's own. */
  readonly locks?: (prepared: Prepared<Request, Uses, Ready>) => readonly string[] | Promise<readonly string[]>;
  /** Does work that takes longer than a transaction; see `CommandOptions`. */
  readonly work?: (prepared: Prepared<Request, Uses, Ready>) => Promise<No | null | undefined>;
  /** Runs after the commit, with the state before the command. */
  readonly after?: (state: NonNullable<State>, prepared: Prepared<Request, Uses, Ready>) => Promise<void>;
}

/**
 * The declaration of an operator's command. The pipeline runs `prepare`, `target` and `locks` before the transaction; `facts`,
 * `decide`, `limits`, `apply` and `audit` in it; `after` and `work` after it. They are written in this order, because the types
 * of later ones follow from earlier ones.
 */
interface Declaration<
  Request extends object,
  Uses,
  Ready,
  State,
  Event extends DomainEvent | Change,
  No extends Refusal,
  Target,
  Facts,
  Decided,
> extends Front<Request, Uses, Ready, Target>,
    Around<Request, Uses, Ready, State, No> {
  /** Loads what the rule needs besides the state. Writes nothing. */
  readonly facts?: (state: State, loading: Loading<Request, Uses, Ready>) => Facts | Promise<Facts>;
  /** The rule. */
  readonly decide: (state: State, ruling: Ruling<Request, Ready, Facts>) => Decided;
  readonly limits?: Limits<Accepted<Request, Uses, Ready, State, Facts, Decided>>;
  /** Writes what the target does not, in the same transaction. Returns further events or changes of the target, if any. */
  readonly apply?: (
    accepted: Accepted<Request, Uses, Ready, State, Facts, Decided>,
  ) => readonly Event[] | undefined | Promise<readonly Event[] | undefined>;
  /** Returns what the audit entry says besides the target's changes. */
  readonly audit?: (accepted: Accepted<Request, Uses, Ready, State, Facts, Decided>) => AuditDetails;
}

/** A declaration for one kind of target. `RuleState` is the state that the rule gets. */
type DeclarationFor<
  RuleState,
  State,
  Request extends object,
  Event extends DomainEvent | Change,
  No extends Refusal,
  Resource extends object,
  Decided,
  Uses,
  Ready,
  Facts,
> = Declaration<Request, Uses, Ready, RuleState, Event, No, CommandTarget<State, Event, No, Resource>, Facts, Decided>;

/** The Nest controller of one command. A module lists it among its controllers. */
export interface CommandController extends Type<{ run(command: OperatorCommand): Promise<OperatorResponse> }> {
  /** The class of the request, which the OpenAPI description is compared with. */
  readonly request: Contract<object>;
}

const isClass = <Target>(target: Type<Target> | ((...args: never[]) => Target)): target is Type<Target> =>
  Object.hasOwn(target, 'prototype');

const controllerOf = <Request extends object, Uses extends Tokens, Ready, Target extends object>(
  declaration: Front<Request, Uses, Ready, Target>,
  carryOut: (
    commands: OperatorCommands,
    command: Prepared<Request, Uses, Ready>,
    target: Target,
  ) => Promise<OperatorResponse>,
): CommandController => {
  const { route, permission, request, bodyLimit, prepare, target } = declaration;
  const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
  const Route = method === 'POST' ? Post : Put;
  const uses = Object.entries<Token>(declaration.uses ?? {});
  const tokens = [...uses.map(([, token]) => token), ...(isClass(target) ? [target] : [])];

  @Controller('admin-api')
  class DeclaredCommandController {
    private readonly injected: readonly object[];

    constructor(
      private readonly commands: OperatorCommands,
      ...injected: object[]
    ) {
      this.injected = injected;
    }

    @Route(path)
    @ForOperators(permission)
    async run(@Commanded(request) command: OperatorCommand<Request>): Promise<OperatorResponse> {
      const services = Object.fromEntries(uses.map(([name], at) => [name, this.injected[at]])) as Services<Uses>;
      const asking = { ...command, services };
      const prepared = { ...asking, prepared: (await prepare?.(asking)) as Ready };
      return carryOut(this.commands, prepared, isClass(target) ? (this.injected.at(-1) as Target) : target(prepared));
    }
  }

  const handler = Object.getOwnPropertyDescriptor(DeclaredCommandController.prototype, 'run')!;
  if (bodyLimit !== undefined) BodyLimit(bodyLimit)(DeclaredCommandController.prototype, 'run', handler);
  for (const [at, token] of tokens.entries()) Inject(token)(DeclaredCommandController, undefined, at + 1);
  return Object.assign(Object.defineProperty(DeclaredCommandController, 'name', { value: route }), { request });
};

/** Returns the rule as the pipeline calls it: facts, decision, second operator, writes, audit entry, in this order. */
const ruleOf =
  <
    Request extends object,
    Uses,
    Ready,
    State,
    Event extends DomainEvent | Change,
    No extends Refusal,
    Facts,
    Decided extends Decision<Event, No>,
  >(
    declared: Declaration<Request, Uses, Ready, State, Event, No, unknown, Facts, Decided>,
    command: Prepared<Request, Uses, Ready>,
  ) =>
  async (
    state: State,
    { id, tx, context, addAuditDetails, second }: Deciding,
  ): Promise<Decision<Event, No | OfSecond>> => {
    const { limits, apply, audit } = declared;
    const loading = { ...command, id, tx, context };
    const facts = (await declared.facts?.(state, loading)) as Facts;
    const decided = declared.decide(state, { ...command, id, facts, now: tx.now });
    if (decided.refusal) return decided;
    const accepted = { ...loading, state, facts, decided } as Accepted<Request, Uses, Ready, State, Facts, Decided>;
    const required = await limits?.secondOperator(accepted);
    const opinion = required && (await second(required, limits?.isAlways ? 'always' : limits?.dailyCap));
    if (opinion?.refusal) return refuse(opinion.refusal);
    const further = (await apply?.(accepted)) ?? [];
    if (audit) addAuditDetails(audit(accepted));
    return accept(...decided.events!, ...further);
  };

const optionsOf = async <Request extends object, Uses, Ready, State, No extends Refusal>(
  { locks, work, after }: Around<Request, Uses, Ready, State, No>,
  command: Prepared<Request, Uses, Ready>,
): Promise<CommandOptions<State, No>> => ({
  locks: (await locks?.(command)) ?? [],
  ...(work && { work: () => work(command) }),
  ...(after && { after: (state: State) => after(state!, command) }),
});

/** Declares a command on an existing object. Routes, permissions, approvals and audit entries follow from it. */
export const operatorCommand = <
  Request extends object,
  State,
  Event extends DomainEvent | Change,
  No extends Refusal,
  Resource extends object,
  Decided extends Decision<Event, No>,
  Uses extends Tokens = Record<never, Token>,
  Ready = undefined,
  Facts = undefined,
>(
  declared: DeclarationFor<State, State, Request, Event, No, Resource, Decided, Uses, Ready, Facts>,
): CommandController =>
  controllerOf(declared, async (commands, command, target) =>
    commands.run(command, target, ruleOf(declared, command), await optionsOf(declared, command)),
  );

/** Declares a command that creates its object. The state is null, unless the chosen id is taken. */
export const operatorCreation = <
  Request extends object,
  State,
  Event extends DomainEvent | Change,
  No extends Refusal,
  Resource extends object,
  Decided extends Decision<Event, No>,
  Uses extends Tokens = Record<never, Token>,
  Ready = undefined,
  Facts = undefined,
>(
  declared: DeclarationFor<State | null, State, Request, Event, No, Resource, Decided, Uses, Ready, Facts> & {
    /** Returns the id that the request chooses; '' or absent for a new one. */
    readonly chosenId?: (prepared: Prepared<Request, Uses, Ready>) => string;
    /** Returns a new id, if it is not derived from the time. */
    readonly newId?: (prepared: Prepared<Request, Uses, Ready>) => Promise<string>;
  },
): CommandController =>
  controllerOf(declared, async (commands, command, target) => {
    const chosen = declared.chosenId?.(command);
    const id = chosen || ((await declared.newId?.(command)) ?? commands.newId());
    // A refused creation is recorded under its id only if the request chose the id.
    const named = chosen === undefined ? command : { ...command, id };
    const rule = ruleOf<Request, Uses, Ready, State | null, Event, No, Facts, Decided>(declared, named);
    return commands.create(named, id, target, rule, await optionsOf(declared, named));
  });
