import { newId } from '../../kernel/ids.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { sanitizeHtml } from '../../platform/text/html.js';

/** A notice as an operator writes it. If an English text is '', the Japanese is shown. */
export interface NoticeDraft {
  readonly title_ja: string;
  readonly title_en: string;
  /** HTML. */
  readonly content_ja: string;
  readonly content_en: string;
  /** The author. */
  readonly last_name: string;
  readonly first_name: string;
  readonly images: readonly string[];
  readonly published: boolean;
  /** The start and end of showing a published notice; null for no limit. */
  readonly show_from: Date | null;
  readonly show_to: Date | null;
}

/** A row of a notice, with sanitized HTML. */
export interface Notice extends NoticeDraft {
  readonly id: string;
  readonly created: Date;
  readonly version: number;
}

export const NOTICE_COLUMNS = `id, title_ja, title_en, content_ja, content_en, last_name, first_name, images, published,
  show_from, show_to, created_at as created, version`;

const INSERT = `insert into content.notices
  (id, title_ja, title_en, content_ja, content_en, last_name, first_name, images, published, show_from, show_to, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (id) do nothing returning ${NOTICE_COLUMNS}`;
const UPDATE = `update content.notices set title_ja = $2, title_en = $3, content_ja = $4, content_en = $5, last_name = $6,
  first_name = $7, images = $8, published = $9, show_from = $10, show_to = $11, version = version + 1
  where id = $1 returning ${NOTICE_COLUMNS}`;

const valuesOf = (id: string, draft: NoticeDraft): unknown[] => [
  id,
  draft.title_ja,
  draft.title_en,
  sanitizeHtml(draft.content_ja),
  sanitizeHtml(draft.content_en),
  draft.last_name,
  draft.first_name,
  draft.images,
  draft.published,
  draft.show_from,
  draft.show_to,
];

type Row = Notice & Record<string, unknown>;

/** Inserts a notice. @returns the new row; null if there is one with this id */
export const insertNotice = async (
  tx: StoreTransaction,
  id: string,
  draft: NoticeDraft,
  created: Date,
): Promise<Notice | null> =>
  (await tx.read<Row>('content-insert-notice', INSERT, [...valuesOf(id, draft), created]))[0] ?? null;

/** The text of a notice by the shop itself, in both languages; HTML. */
export type NoticeWords = Pick<NoticeDraft, 'title_ja' | 'title_en' | 'content_ja' | 'content_en'>;

/** Publishes a notice without an author, from now on. */
export const publishNotice = async (tx: StoreTransaction, words: NoticeWords): Promise<void> => {
  const unsigned = { last_name: '', first_name: '', images: [], published: true, show_from: null, show_to: null };
  await insertNotice(tx, newId(tx.now), { ...words, ...unsigned }, tx.now);
};

/** Replaces a notice. @returns the new row */
export const updateNotice = async (tx: StoreTransaction, id: string, draft: NoticeDraft): Promise<Notice> =>
  (await tx.read<Row>('content-update-notice', UPDATE, valuesOf(id, draft)))[0]!;

/** Finds a notice; null if there is none with this id. */
export const findNotice = async (tx: StoreTransaction, id: string): Promise<Notice | null> =>
  (await tx.read<Row>('content-find-notice', `select ${NOTICE_COLUMNS} from content.notices where id = $1`, [id]))[0] ??
  null;
