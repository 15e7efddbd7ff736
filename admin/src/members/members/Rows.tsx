import type { ReactNode } from 'react';
import { type FilterPayload, ListBase, Pagination, ResourceContextProvider, useListContext } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';

interface RowsProps {
  /** Where the rows are read, `members/17/lots`. */
  readonly from: string;
  /** The noun that they are words of, `lots`. */
  readonly resource: string;
  readonly filter?: FilterPayload;
  /** What is said when there are none; the noun's own words unless given. */
  readonly empty?: string;
  readonly children: ReactNode;
}

const Table = ({ empty, children }: Pick<RowsProps, 'empty' | 'children'>) => {
  const { total, isPending } = useListContext();
  if (!isPending && total === 0) return <EmptyState words={empty} />;
  return (
    <>
      {children}
      <Pagination rowsPerPageOptions={[10, 25, 100]} />
    </>
  );
};

/** A table of something that belongs to the member whose page it stands on. */
export const Rows = ({ from, resource, filter, empty, children }: RowsProps) => (
  <ListBase
    resource={from}
    filter={filter}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={10}
    disableSyncWithLocation
    disableAuthentication
    storeKey={false}
  >
    <ResourceContextProvider value={resource}>
      <Table empty={empty}>{children}</Table>
    </ResourceContextProvider>
  </ListBase>
);
