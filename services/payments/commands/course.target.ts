import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import {
  type Course,
  type CourseDraft,
  findCourse,
  insertCourse,
  updateCourse,
  withdrawCourse,
} from '../rows/courses.rows.js';
import type { CourseResource } from '../wire/course.contract.js';
import { toCourseResource } from '../wire/course-resource.js';

/** The audit change of a course. Payments keep their own record of price and points. */
export type CourseKept = Change<'CourseKept', CourseDraft>;
export type CourseWithdrawn = Change<'CourseWithdrawn', Readonly<Record<string, never>>>;
export type CourseChange = CourseKept | CourseWithdrawn;
export type CourseRefusal = Refusal<'PointsDifferFromPrice' | 'IsWithdrawn'>;

const POINTS_DIFFER = {
  ja: '1ポイントは1円です。有償ポイントは価格と同じ数にして、上乗せはボーナスに入力してください。',
  en: 'A point is a yen: give as many paid points as the price, and what is more as a bonus.',
};
const IS_WITHDRAWN = {
  ja: 'このコースは取り下げ済みです。新しいコースを作成してください。',
  en: 'This course is withdrawn for good. Make a new one.',
};

/** Loads and saves courses for operators. */
@Injectable()
export class CourseTarget implements CommandTarget<Course, CourseChange, CourseRefusal, CourseResource> {
  constructor(private readonly store: EventStore) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [`course-${id}`] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Course> | null> {
    const state = isId(id) ? await findCourse(tx, id) : null;
    return state && { state, version: state.version };
  }

  async keep({ tx, id, loaded }: Keeping<Course>, [made]: readonly CourseChange[]): Promise<Course> {
    if (made!.change === 'CourseWithdrawn') return withdrawCourse(tx, id);
    return loaded ? updateCourse(tx, id, made!.data) : (await insertCourse(tx, id, made!.data, tx.now))!;
  }

  /** Omits the fields that nobody edits. */
  auditedOf({ id: _, created: __, version: ___, ...audited }: Course): object {
    return audited;
  }

  refused({ code }: CourseRefusal): RefusedError {
    if (code === 'IsWithdrawn') return new RefusedError(400, buildFieldError('withdrawn_at', IS_WITHDRAWN));
    return new RefusedError(400, buildFieldError('point', POINTS_DIFFER));
  }

  async show(id: string): Promise<CourseResource | null> {
    const course = await this.store.look((tx) => findCourse(tx, id));
    return course && toCourseResource(course);
  }
}
