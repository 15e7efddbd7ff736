import { Table, TableContainer, type TableProps } from '@mui/material';

/** A table of few words; where it is wider than its place, it scrolls by itself. */
export const ScrollingTable = (props: TableProps) => (
  <TableContainer>
    <Table size="small" {...props} />
  </TableContainer>
);
