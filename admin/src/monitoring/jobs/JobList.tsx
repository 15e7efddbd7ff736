import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';

const LOOKS_AGAIN_MS = 5000;
const STATES = ['fine', 'failing', 'never'].map((id) => ({ id, name: `resources.jobs.states.${id}` }));
const FILTERS = [<SelectInput key="state" source="state" choices={STATES} alwaysOn />];
const COLOURS = { fine: 'success', failing: 'error' } as const;

const JobField = (_: { readonly source: string }) => {
  const id = useRecordContext()?.id;
  const translate = useTranslate();
  return <span>{translate(`resources.jobs.names.${id}`, { _: id })}</span>;
};

const AS_WIDE_AS_IT_IS = { '& .RaDataTable-tableWrapper': { overflowX: 'visible' } };

/** Makes the scrolling table focusable by keyboard, since nothing inside it takes the focus. */
const Reachable = ({ children }: { readonly children: ReactNode }) => (
  <Box
    role="group"
    tabIndex={0}
    aria-label={useTranslate()('resources.jobs.name', { smart_count: 2 })}
    sx={{ overflowX: 'auto' }}
  >
    {children}
  </Box>
);

/** Lists the scheduled jobs and the results of their last runs. */
export const JobList = () => (
  <ResourceList
    filters={FILTERS}
    sort={{ field: 'id', order: 'ASC' }}
    queryOptions={{ refetchInterval: LOOKS_AGAIN_MS }}
  >
    <Reachable>
      <DataTable rowClick={false} bulkActionButtons={false} sx={AS_WIDE_AS_IT_IS}>
        <DataTable.Col source="id" disableSort field={JobField} />
        <DataTable.Col source="kind" disableSort>
          <StateField source="kind" words="resources.jobs.kinds" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <StateField source="state" words="resources.jobs.states" colours={COLOURS} />
        </DataTable.Col>
        <DataTable.Col source="ran_at" disableSort field={TimeField} />
        <DataTable.NumberCol source="took_ms" disableSort field={CountField} />
        <DataTable.NumberCol source="settled" disableSort field={CountField} />
        <DataTable.NumberCol source="due" disableSort field={CountField} />
        <DataTable.NumberCol source="failing" disableSort field={CountField} />
        <DataTable.Col source="next_due_at" disableSort field={TimeField} />
        <DataTable.Col source="failed_at" disableSort field={TimeField} />
        <DataTable.Col source="last_error" disableSort />
      </DataTable>
    </Reachable>
  </ResourceList>
);
