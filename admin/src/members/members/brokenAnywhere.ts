/** Styles of cells alone, whose text may break anywhere: a heading is read in whole words. */
export const brokenAnywhere = () => ({ overflowWrap: 'anywhere', minWidth: 180 });
