import type { Pool } from 'pg';
import type { TokyoDate } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { AnnouncedVersion } from '../streams/announcement-id.js';

/** A version of a text that was announced to members. */
export interface Announcement extends AnnouncedVersion {
  readonly inForceFrom: TokyoDate;
  readonly announcedAt: Date;
  /** The time at which all members had been mailed; null before that. */
  readonly mailedAt: Date | null;
  /** The time at which agreement by silence had been recorded for all members; null before that. */
  readonly deemedAt: Date | null;
}

/** The steps after an announcement, each carried out member by member. */
export type AnnouncementStep = 'mailed' | 'deemed';

/** An announcement with a step that is not finished for all members. */
export interface Unfinished extends Announcement {
  /** The last member for whom the step was carried out; null before the first. */
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

/** Loads all announcements, ordered by text and version. They are few. */
export const loadAnnouncements = async (pool: Pool): Promise<readonly Announcement[]> =>
  (await pool.query<Announcement>({ name: 'legal-announcements', text: ALL })).rows;

/** Loads all announcements in a transaction. */
export const lockAnnouncements = (tx: StoreTransaction): Promise<readonly Announcement[]> =>
  tx.read<Row<Announcement>>('legal-announcements', ALL, []);

/** Returns the announced versions of a text. */
export const announcedOf = (all: readonly Announcement[], text: string): ReadonlySet<number> =>
  new Set(all.filter((one) => one.text === text).map(({ version }) => version));

/** Loads the announcement of a version; null if it was not announced. */
export const findAnnouncement = async (
  tx: StoreTransaction,
  { text, version }: AnnouncedVersion,
): Promise<Announcement | null> =>
  (await tx.read<Row<Announcement>>('legal-announcement', ONE, [text, version]))[0] ?? null;

/** Saves the announcement of a version. */
export const addAnnouncement = (
  tx: StoreTransaction,
  { text, version, inForceFrom }: Pick<Announcement, 'text' | 'version' | 'inForceFrom'>,
): void => tx.write('legal-announce', ADD, [text, version, inForceFrom, tx.now]);

/** Finds an announcement with unfinished members for a step; null if there is none today. */
export const findUnfinished = async (
  tx: StoreTransaction,
  step: AnnouncementStep,
  today: TokyoDate,
): Promise<Unfinished | null> =>
  (await tx.read<Row<Unfinished>>(`legal-not-${step}`, UNFINISHED[step], [today]))[0] ?? null;

/** Saves the progress of a step. @param last null if no further member was found; @param isAll true if the step is finished */
export const saveProgress = (
  tx: StoreTransaction,
  step: AnnouncementStep,
  { text, version }: AnnouncedVersion,
  last: string | null,
  isAll: boolean,
): void => tx.write(`legal-note-${step}`, NOTE[step], [text, version, last, isAll ? tx.now : null]);
