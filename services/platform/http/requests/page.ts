import { buildFieldError, RefusedError } from '../responses/envelope.js';
import type { Paged } from './wire.contract.js';

/** Maximum page numbers in a pager. */
const MAX_PAGER_LENGTH = 5;

const NO_PAGE = buildFieldError('page', {
  ja: 'ページ番号は1以上の整数で指定してください。',
  en: 'Enter the page as a whole number from 1.',
});

/**
 * Parses the page number of a path or a payload; a missing one is page 1.
 *
 * @throws RefusedError 400 under `page` for anything but a whole number from 1
 */
export const parsePage = (text: string | undefined): number => {
  if (text === undefined) return 1;
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(page)) throw new RefusedError(400, NO_PAGE);
  return page;
};

/**
 * Builds a page of a list with the page numbers for its pager.
 *
 * @param size rows of a full page
 * @param total rows of the whole list
 */
export const buildPage = <Row>(list: readonly Row[], page: number, size: number, total: number): Paged<Row> => {
  const last = Math.max(1, Math.ceil(total / size));
  const first = Math.max(1, Math.min(page - (MAX_PAGER_LENGTH >> 1), last - MAX_PAGER_LENGTH + 1));
  const boxes = Math.min(MAX_PAGER_LENGTH, last - first + 1);
  return { list, page, all_page: last, pages: Array.from({ length: boxes }, (_, i) => first + i) };
};
