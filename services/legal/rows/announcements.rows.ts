import type { Pool } from 'pg';
import type { TokyoDate } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { AnnouncedVersion } from '../streams/announcement-id.js';

/** A version of a text that members have been told of. */
export interface Announcement extends AnnouncedVersion {
  readonly inForceFrom: TokyoDate;
  readonly announcedAt: Date;
  /** Since when it has been mailed to all; null while it is not. */
  readonly mailedAt: Date | null;
  /** Since when all who have said nothing are kept as agreeing; null while they are not. */
  readonly deemedAt: Date | null;
}

/** What follows an announcement, member by member. */
export type AnnouncementStep = 'mailed' | 'deemed';

/** An announcement of which a step is not done with all members. */
export interface Unfinished extends Announcement {
  /** The last with whom it was; null before the first. */
  readonly after: string | null;
}

const COLUMNS = `text, version, in_force_from::text as "inForceFrom", announced_at as "announcedAt", mailed_at as "mailedAt",
  deemed_at as "deemedAt"`;
const ALL = `select ${COLUMNS} from legal.announcements order by text, version`;
const ONE = `select ${COLUMNS} from legal.announcements where text = $1 and version = $2`;
const ADD = 'insert into legal.announcements (text, version, in_force_from, announced_at) values ($1, $2, $3, $4)';
const UNFINISHED: Readonly<Record<AnnouncementStep, string>> = {
  mailed: `select ${COLUMNS}, mailed_to as after from legal.announcements
    where mailed_at is null and in_force_from > $1::date order by announced_at, text limit 1`,
  deemed: `select ${COLUMNS}, deemed_to as after from legal.announcements
    where deemed_at is null and in_force_from <= $1::date order by in_force_from, text limit 1`,
};
const NOTE: Readonly<Record<AnnouncementStep, string>> = {
  mailed:
    'update legal.announcements set mailed_to = coalesce($3, mailed_to), mailed_at = $4 where text = $1 and version = $2',
  deemed:
    'update legal.announcements set deemed_to = coalesce($3, deemed_to), deemed_at = $4 where text = $1 and version = $2',
};

type Row<Columns> = Columns & Record<string, unknown>;

/** All announcements, of each text the oldest first; they are few. */
export const loadAnnouncements = async (pool: Pool): Promise<readonly Announcement[]> =>
  (await pool.query<Announcement>({ name: 'legal-announcements', text: ALL })).rows;

/** As `announcements`, in a transaction. */
export const lockAnnouncements = (tx: StoreTransaction): Promise<readonly Announcement[]> =>
  tx.read<Row<Announcement>>('legal-announcements', ALL, []);

/** The versions of a text that are announced. */
export const announcedOf = (all: readonly Announcement[], text: string): ReadonlySet<number> =>
  new Set(all.filter((one) => one.text === text).map(({ version }) => version));

/** The announcement of a version; null where it was not announced. */
export const findAnnouncement = async (
  tx: StoreTransaction,
  { text, version }: AnnouncedVersion,
): Promise<Announcement | null> =>
  (await tx.read<Row<Announcement>>('legal-announcement', ONE, [text, version]))[0] ?? null;

/** Members are told of a version from now on. */
export const addAnnouncement = (
  tx: StoreTransaction,
  { text, version, inForceFrom }: Pick<Announcement, 'text' | 'version' | 'inForceFrom'>,
): void => tx.write('legal-announce', ADD, [text, version, inForceFrom, tx.now]);

/** The announcement with which a step is to go on; null where there is none on this day. */
export const findUnfinished = async (
  tx: StoreTransaction,
  step: AnnouncementStep,
  today: TokyoDate,
): Promise<Unfinished | null> =>
  (await tx.read<Row<Unfinished>>(`legal-not-${step}`, UNFINISHED[step], [today]))[0] ?? null;

/** A step is done with members up to this one. @param last null: with no more; @param isAll whether there are none after */
export const saveProgress = (
  tx: StoreTransaction,
  step: AnnouncementStep,
  { text, version }: AnnouncedVersion,
  last: string | null,
  isAll: boolean,
): void => tx.write(`legal-note-${step}`, NOTE[step], [text, version, last, isAll ? tx.now : null]);
