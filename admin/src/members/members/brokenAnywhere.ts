/** Returns the style of cells whose text may break anywhere. Headings break between words. */
export const getBreakableCellStyles = () => ({ overflowWrap: 'anywhere', minWidth: 180 });
