import { TableBody } from '@mui/material';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

/** Tables with fewer rows on the page render all of them. */
const VIRTUAL_FROM = 60;
const ROWS_BEYOND_THE_WINDOW = 15;
/** The number of rows rendered for a table with at most one row in the window. A page may have many tables. */
const ROWS_BESIDE_ONE = 2;
/** The assumed top of a table that is not measured yet, in pixels: below every window. */
const UNMEASURED = 1_000_000;

/** Properties of the `<TableRow>` that measure its height. */
export interface VirtualRowProps {
  readonly ref?: Ref<HTMLTableRowElement>;
  readonly 'data-index'?: number;
  readonly 'aria-rowindex'?: number;
}

interface VirtualTableBodyProps {
  readonly count: number;
  /** The number of rows of all tables on the page; `count` by default. */
  readonly countOnPage?: number;
  /** The height of a typical row, in pixels. */
  readonly rowHeight: number;
  /** Indexes that are always rendered, such as rows with errors. */
  readonly kept?: readonly number[];
  readonly renderRow: (position: number, props: VirtualRowProps) => ReactNode;
}

/**
 * Renders a table body with thousands of rows: only those near the window and the one with the keyboard focus.
 * The page scrolls; the table has no scrolling height of its own.
 */
export const VirtualTableBody = (props: VirtualTableBodyProps) =>
  (props.countOnPage ?? props.count) < VIRTUAL_FROM ? (
    <TableBody>{positionsBelow(props.count).map((position) => props.renderRow(position, {}))}</TableBody>
  ) : (
    <RowsNearTheWindow {...props} />
  );

const positionsBelow = (count: number): number[] => Array.from({ length: count }, (_, position) => position);

const RowsNearTheWindow = ({ count, rowHeight, kept = [], renderRow }: VirtualTableBodyProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(UNMEASURED);
  const [focused, setFocused] = useState<number>();
  // Content above the table may change its height. If the table has not moved, this changes nothing.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY));
  });
  const always = focused === undefined ? kept : [...kept, focused];
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: ROWS_BEYOND_THE_WINDOW,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const overscan = range.startIndex === range.endIndex ? ROWS_BESIDE_ONE : range.overscan;
      const near = defaultRangeExtractor({ ...range, overscan });
      return [...new Set([...near, ...always.filter((position) => position < count)])].toSorted((a, b) => a - b);
    },
  });
  const drawn = rows.getVirtualItems();
  const endOfDrawn = (drawn.at(-1)?.end ?? top) - top;
  return (
    <TableBody
      ref={body}
      onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index))}
    >
      {drawn.map(({ index, start }, i) => (
        <RowWithGap key={index} gap={start - (drawn[i - 1]?.end ?? top)}>
          {renderRow(index, { ref: rows.measureElement, 'data-index': index, 'aria-rowindex': index + 2 })}
        </RowWithGap>
      ))}
      <Gap height={rows.getTotalSize() - endOfDrawn} />
    </TableBody>
  );
};

/** Renders a row after a gap in place of the skipped rows. */
const RowWithGap = ({ gap, children }: { readonly gap: number; readonly children: ReactNode }) => (
  <>
    <Gap height={gap} />
    {children}
  </>
);

const Gap = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;
