import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetBirthday } from '../rows/birthdays.rows.js';
import { GetMember } from '../rows/member-resource.query.js';
import { releasePhone } from '../rows/phones.rows.js';
import { banMember, isMember, unbanMember } from '../rows/standing.rows.js';
import { keepUnused } from '../rows/unused-accounts.rows.js';
import type { MemberEvent } from '../streams/member.events.js';
import { applyMemberEvent, type Membership, memberStream, memberStreamOf } from '../streams/member.state.js';
import type { MemberResource } from '../wire/member.contract.js';
import { buildMemberRefusal, type MemberRefusal } from './member-refusals.messages.js';

type RowChange = (tx: StoreTransaction, memberId: string, sessions: Sessions) => void;

const endSessions: RowChange = (tx, memberId, sessions) => sessions.closeAllOf(tx, memberId);

/** The row changes that follow each event when an operator's command records it. */
const ROWS: Readonly<Record<MemberEvent['type'], readonly RowChange[]>> = {
  MemberBanned: [banMember, endSessions],
  MemberUnbanned: [unbanMember],
  MailChanged: [endSessions],
  PhoneReleased: [releasePhone],
  BirthdayReleased: [forgetBirthday],
  AccountKept: [keepUnused],
  MemberRegistered: [],
  MailConfirmed: [],
  PasswordChanged: [],
  AddressGiven: [],
  AddressChanged: [],
  PhoneChanged: [],
  PhoneVerified: [],
  BirthdayGiven: [],
  AccountForfeited: [],
  AccountClosed: [],
};

/** A membership as the target of operators' commands. */
@Injectable()
export class MemberTarget implements CommandTarget<Membership, MemberEvent, MemberRefusal, MemberResource> {
  constructor(
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
  ) {}

  locksOf(memberId: string): readonly string[] {
    return isId(memberId) ? [memberStreamOf(memberId)] : [];
  }

  async load(tx: StoreTransaction, memberId: string): Promise<Found<Membership> | null> {
    return isId(memberId) && (await isMember(tx, memberId)) ? tx.load(memberStream, memberId) : null;
  }

  keep({ tx, context, id, loaded }: Keeping<Membership>, events: readonly MemberEvent[]): Membership {
    const { state, version } = loaded!;
    tx.append(context, { streamId: memberStreamOf(id), expectedVersion: version!, partitionKey: id, events });
    for (const event of events) this.follow(tx, event);
    return events.reduce(applyMemberEvent, state);
  }

  auditedOf({ banned, closed }: Membership): object {
    if (closed) return { state: 'closed' };
    return { state: banned ? 'banned' : 'active' };
  }

  refused(refusal: MemberRefusal) {
    return buildMemberRefusal(refusal);
  }

  show(memberId: string): Promise<MemberResource | null> {
    return this.queries.execute(new GetMember(memberId));
  }

  private follow(tx: StoreTransaction, { type, data: { memberId } }: MemberEvent): void {
    for (const change of ROWS[type]) change(tx, memberId, this.sessions);
  }
}
