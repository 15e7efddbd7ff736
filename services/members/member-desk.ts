import { Injectable } from '@nestjs/common';
import type { Decision, Refusal } from '../kernel/decision.js';
import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/time.js';
import { type Act, changesBetween, operatorActor, recordAct } from '../operators/index.js';
import { EventStore } from '../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../platform/store/transaction.js';
import type { Order } from './order.js';
import type { MemberEvent } from './streams/member.events.js';
import { evolveMember, type Member, memberStream, memberStreamOf } from './streams/member.state.js';

export type OrderRefused = Refusal<'NoSuchMember' | 'StaleVersion' | 'KeyReused'>;

/** What the audit trail tells of an order besides what became of the membership. */
type Told = Pick<Act, 'amount' | 'changes'>;

type Work<No extends Refusal> = (
  tx: StoreTransaction,
  member: Member,
  context: CommandContext,
  tell: (told: Told) => void,
) => Promise<Decision<MemberEvent, No>>;

const EXISTS = 'select from members.profiles where member_id = $1';

/** Where operators' orders about a member are carried out: one at a time, once for each key, with the act recorded. */
@Injectable()
export class MemberDesk {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Does `work` with the member's stream and `streams` locked; what it decides is appended, and the act recorded, in the
   * same transaction. A refusal writes nothing, and its key may be used again.
   */
  carryOut<No extends Refusal>(
    order: Order,
    streams: readonly string[],
    work: Work<No>,
  ): Promise<No | OrderRefused | null> {
    const { memberId, operator } = order;
    const streamId = memberStreamOf(memberId);
    const context = { commandId: newId(this.clock.now()), actor: operatorActor(operator) };
    return this.store.transact([streamId, ...streams], async (tx) => {
      const earlier = await hashUnder(tx, order);
      if (earlier !== null) return earlier === order.hash ? null : { code: 'KeyReused' };
      const { state: member, version } = await tx.load(memberStream, memberId);
      if ((await tx.read('members-exists', EXISTS, [memberId])).length === 0) return { code: 'NoSuchMember' };
      if (order.version !== null && order.version !== version) return { code: 'StaleVersion' };
      let told: Told = {};
      const tell = (more: Told): void => {
        told = more;
      };
      const decision = await work(tx, member, context, tell);
      if (!decision.events) return decision.refusal;
      const { events } = decision;
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
      const after = events.reduce(evolveMember, member);
      record(tx, order, { ...told, changes: { ...changesBetween(toldOf(member), toldOf(after)), ...told.changes } });
      return null;
    });
  }
}

/** What the audit trail tells of a membership. */
const toldOf = ({ banned }: Member): object => ({ state: banned ? 'banned' : 'active' });

/** An order is known by whom, about whom, what and the client's key. */
const keyOf = ({ operator, memberId, command, key }: Order): string =>
  `order/${operator.operatorId}/${memberId}/${command}/${key}`;

const hashUnder = async (tx: StoreTransaction, order: Order): Promise<string | null> => {
  if (order.key === null) return null;
  const key = keyOf(order);
  return (await tx.answers([key])).get(key)?.payloadHash ?? null;
};

/** The reason goes into the audit trail alone: it may name people, and a fact is kept for ever. */
const record = (tx: StoreTransaction, order: Order, told: Told): void => {
  const { memberId, operator, command, reason, key, hash } = order;
  recordAct(tx, {
    operatorId: operator.operatorId,
    resource: 'members',
    id: memberId,
    command,
    reason,
    outcome: 'done',
    ...told,
  });
  const done = { key: keyOf(order), payloadHash: hash, render: () => ({ state: 200, body: '' }) };
  if (key !== null) tx.answer(done, null);
};
