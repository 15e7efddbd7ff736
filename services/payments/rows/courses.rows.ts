import type { Coins, Points, Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A course as an operator edits it: its price in yen, and what it gives. */
export interface CourseDraft {
  readonly price: Yen;
  /** Paid points. */
  readonly point: Points;
  /** Free points. */
  readonly bonus_point: Points;
  readonly bonus_coin: Coins;
  readonly memo: string;
  /** '' if there is no English text; the Japanese is shown. */
  readonly memo_en: string;
  readonly on_sale: boolean;
  readonly position: number;
}

/** A saved course. */
export interface Course extends CourseDraft {
  readonly id: string;
  readonly withdrawn_at: Date | null;
  readonly created: Date;
  readonly version: number;
}

export const COURSE_COLUMNS = `id, price, point, bonus_point, bonus_coin, memo, memo_en, on_sale, position, withdrawn_at,
  created_at as created, version`;

/** The SQL condition for courses on sale. */
export const IS_SOLD = 'on_sale and withdrawn_at is null';

const INSERT = `insert into payments.courses
  (id, price, point, bonus_point, bonus_coin, memo, memo_en, on_sale, position, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning ${COURSE_COLUMNS}`;
const UPDATE = `update payments.courses set price = $2, point = $3, bonus_point = $4, bonus_coin = $5, memo = $6,
  memo_en = $7, on_sale = $8, position = $9, version = version + 1 where id = $1 returning ${COURSE_COLUMNS}`;
const WITHDRAW = `update payments.courses set withdrawn_at = $2, on_sale = false, version = version + 1 where id = $1
  returning ${COURSE_COLUMNS}`;
const FIND = `select ${COURSE_COLUMNS} from payments.courses where id = $1`;

type Row = Course & Record<string, unknown>;

const valuesOf = (id: string, course: CourseDraft): unknown[] => [
  id,
  course.price,
  course.point,
  course.bonus_point,
  course.bonus_coin,
  course.memo,
  course.memo_en,
  course.on_sale,
  course.position,
];

/** Inserts a course. @returns the saved course; null if the id exists */
export const insertCourse = async (
  tx: StoreTransaction,
  id: string,
  draft: CourseDraft,
  created: Date,
): Promise<Course | null> =>
  (await tx.read<Row>('payments-insert-course', INSERT, [...valuesOf(id, draft), created]))[0] ?? null;

/** Updates a course. @returns the saved course */
export const updateCourse = async (tx: StoreTransaction, id: string, draft: CourseDraft): Promise<Course> =>
  (await tx.read<Row>('payments-update-course', UPDATE, valuesOf(id, draft)))[0]!;

/** Withdraws a course for good. @returns the saved course */
export const withdrawCourse = async (tx: StoreTransaction, id: string): Promise<Course> =>
  (await tx.read<Row>('payments-withdraw-course', WITHDRAW, [id, tx.now]))[0]!;

/** Loads a course; null for an unknown id. */
export const findCourse = async (tx: StoreTransaction, id: string): Promise<Course | null> =>
  (await tx.read<Row>('payments-find-course', FIND, [id]))[0] ?? null;
