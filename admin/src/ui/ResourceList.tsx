import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  List,
  type ListProps,
  TopToolbar,
  useCanAccess,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import { searchOf } from '../providers/dataProvider';
import { DownloadButton } from './DownloadButton';
import { EmptyState } from './EmptyState';
import { useQueryWhenAllowed } from './useQueryWhenAllowed';

interface ResourceListProps extends Omit<ListProps, 'actions' | 'empty' | 'exporter'> {
  /** The path of the CSV export, `members.csv`, which uses the list's filters. */
  readonly csv?: string;
  /** Further buttons above the table. */
  readonly buttons?: ReactNode;
  readonly empty?: ReactElement;
}

const Csv = ({ path }: { readonly path: string }) => {
  const { filterValues } = useListContext();
  const { canAccess } = useCanAccess({ resource: path, action: 'list' });
  if (!canAccess) return null;
  const filtered = async () => {
    const filter = await searchOf(path.replace('.csv', ''), filterValues);
    return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  };
  return <DownloadButton path={filtered} />;
};

const Actions = ({ csv, buttons, filters }: Pick<ResourceListProps, 'csv' | 'buttons' | 'filters'>) => {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      <ColumnsButton />
      {csv && <Csv path={csv} />}
      {hasCreate && <CreateButton />}
      {buttons}
    </TopToolbar>
  );
};

/** Renders a list with stored filters, columns and sorting, a CSV export, and an empty state. */
export const ResourceList = ({ csv, buttons, empty, queryOptions, ...props }: ResourceListProps) => (
  <List
    perPage={25}
    exporter={false}
    empty={
      empty ?? (
        <EmptyState>
          <Invitation />
        </EmptyState>
      )
    }
    actions={<Actions csv={csv} buttons={buttons} filters={props.filters} />}
    queryOptions={useQueryWhenAllowed('list', queryOptions)}
    {...props}
  />
);

const Invitation = () => (useResourceDefinition().hasCreate ? <CreateButton variant="contained" /> : null);
