/** Returns the page numbers of a pager: at most `boxes`, around the current page. */
export const listPageNumbers = (page: number, lastPage: number, boxes = 5): number[] => {
  const shown = Math.min(boxes, lastPage);
  const first = Math.max(1, Math.min(page - Math.floor(boxes / 2), lastPage - shown + 1));
  return Array.from({ length: shown }, (_, i) => first + i);
};

/** Returns the page number in a query; 1 when there is none. */
export const pageOf = (query: URLSearchParams): number => Math.max(1, Math.floor(Number(query.get('page'))) || 1);
