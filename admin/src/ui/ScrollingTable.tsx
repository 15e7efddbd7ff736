import { Table, TableContainer, type TableProps } from '@mui/material';

/** Renders a small table that scrolls if it is wider than its container. */
export const ScrollingTable = (props: TableProps) => (
  <TableContainer>
    <Table size="small" {...props} />
  </TableContainer>
);
