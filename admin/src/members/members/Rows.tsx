import type { ReactNode } from 'react';
import { type FilterPayload, ListBase, Pagination, ResourceContextProvider, useListContext } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';

interface RowsProps {
  /** The path of the rows, `members/17/lots`. */
  readonly from: string;
  /** The resource that names the columns, `lots`. */
  readonly resource: string;
  readonly filter?: FilterPayload;
  /** The text for an empty table; the resource's own by default. */
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

/** Lists records that belong to the member of the page. */
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
