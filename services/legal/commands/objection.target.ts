import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { Bilingual } from '../../kernel/languages.js';
import { findMembers } from '../../members/index.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { Database } from '../../platform/database/database.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { deleteDeemedAgreement } from '../rows/agreements.rows.js';
import { addObjection, loadObjections, type Objection } from '../rows/objections.rows.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import type { MemberAgreementsResponse } from '../wire/member-agreements.contract.js';
import { loadMemberAgreements } from '../wire/member-agreements.js';

/** A change to rows: objections have no event stream. */
export type ObjectionRecorded = Change<'ObjectionRecorded', Omit<Objection, 'recordedAt'>>;
export type ObjectionRefusal = Refusal<
  'NotAnnounced' | 'AlreadyRecorded' | 'NotReceived' | 'BeforeAnnouncement' | 'TooLate'
>;

type Objections = readonly Omit<Objection, 'recordedAt'>[];

const REFUSALS: Readonly<Record<ObjectionRefusal['code'], readonly [field: string, message: Bilingual]>> = {
  NotAnnounced: [
    'announcement',
    {
      ja: 'この版はまだ告知されていません。告知済みの版を選んでください。',
      en: 'This version has not been announced. Choose one that has.',
    },
  ],
  AlreadyRecorded: [
    'announcement',
    {
      ja: 'この版への異議はすでに記録されています。画面を更新してお確かめください。',
      en: 'An objection to this version is already recorded. Reload the page to check.',
    },
  ],
  NotReceived: [
    'received_on',
    { ja: '今日までの日付を選んでください。', en: 'Choose the day the letter arrived, today at the latest.' },
  ],
  BeforeAnnouncement: [
    'received_on',
    {
      ja: '告知より前の日付です。書面が届いた日をお確かめください。',
      en: 'This is before the announcement. Check the day the letter arrived.',
    },
  ],
  TooLate: [
    'received_on',
    {
      ja: '施行日以降に届いた書面は、異議として記録できません。',
      en: 'A letter that arrived on or after the day the version came into force cannot be recorded as an objection.',
    },
  ],
};

/** Loads a member's objections, and saves one that an operator records. */
@Injectable()
export class ObjectionTarget
  implements CommandTarget<Objections, ObjectionRecorded, ObjectionRefusal, MemberAgreementsResponse>
{
  constructor(private readonly database: Database) {}

  locksOf(memberId: string): readonly string[] {
    return isId(memberId) ? [`legal-objections-${memberId}`] : [];
  }

  async load(tx: StoreTransaction, memberId: string): Promise<Found<Objections> | null> {
    const isMember = isId(memberId) && (await findMembers(tx, [memberId])).length > 0;
    return isMember ? { state: await loadObjections(tx, memberId), version: null } : null;
  }

  keep({ tx, id, loaded }: Keeping<Objections>, changes: readonly ObjectionRecorded[]): Objections {
    const objections = changes.map(({ data }) => data);
    for (const objection of objections) {
      addObjection(tx, id, objection);
      // The letter may be recorded after the version came into force.
      deleteDeemedAgreement(tx, id, objection);
    }
    return [...loaded!.state, ...objections];
  }

  auditedOf(objections: Objections): object {
    return { objections: objections.map(announcementIdOf) };
  }

  refused({ code }: ObjectionRefusal): RefusedError {
    const [field, message] = REFUSALS[code];
    return new RefusedError(400, buildFieldError(field, message));
  }

  show(memberId: string): Promise<MemberAgreementsResponse> {
    return loadMemberAgreements(this.database.pool, memberId);
  }
}
