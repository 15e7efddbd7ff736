/** Styles of cells alone, whose text may break anywhere: a heading is read in whole words. */
export const getBreakableCellStyles = () => ({ overflowWrap: 'anywhere', minWidth: 180 });
