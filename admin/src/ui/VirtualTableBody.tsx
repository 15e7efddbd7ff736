import { TableBody } from '@mui/material';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

/** A page with fewer rows draws them all. */
const VIRTUAL_FROM = 60;
const ROWS_BEYOND_THE_WINDOW = 15;
/** A table with one row in the window, or none, draws as few: a page may have many such tables. */
const ROWS_BESIDE_ONE = 2;
/** Stands for the place of a table that is not measured yet, in pixels: below every window. */
const UNMEASURED = 1_000_000;

/** Properties that a row passes to its `<TableRow>`, so that its height can be measured. */
export interface VirtualRowProps {
  readonly ref?: Ref<HTMLTableRowElement>;
  readonly 'data-index'?: number;
  readonly 'aria-rowindex'?: number;
}

interface VirtualTableBodyProps {
  readonly count: number;
  /** Rows of all tables that share the page; `count` by default. */
  readonly countOnPage?: number;
  /** The height of most rows, in pixels. */
  readonly rowHeight: number;
  /** Positions that are drawn wherever the page is scrolled to, such as rows with errors. */
  readonly kept?: readonly number[];
  readonly renderRow: (position: number, props: VirtualRowProps) => ReactNode;
}

/**
 * The body of a table that may have thousands of rows: only those near the window are drawn, and the row with the
 * keyboard focus. The page scrolls; the table has no scrolling height of its own.
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
  // What stands above the table grows and shrinks; where it has not moved, this changes nothing.
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

/** A row, and the room of the rows before it that are not drawn. */
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
