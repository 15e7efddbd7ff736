import { Typography } from '@mui/material';
import { DataTable, FunctionField, useTranslate } from 'react-admin';
import type { ChainCheck } from '../../../../services/ledger/wire/chain-check.contract.js';
import { EmptyState } from '../../ui/EmptyState';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { CheckProgress } from './CheckProgress';
import { VerifyButton } from './VerifyButton';

const LOOKS_AGAIN_MS = 1000;
const COLOURS = { running: 'info', intact: 'success', broken: 'error', interrupted: 'warning' } as const;

/** Returns the interval of polling while a check runs, and false otherwise. */
const whileOneRuns = ({ state: { data } }: { state: { data?: { data?: readonly ChainCheck[] } } }) =>
  data?.data?.some(({ state }) => state === 'running') ? LOOKS_AGAIN_MS : false;

const Empty = () => (
  <EmptyState>
    <VerifyButton />
  </EmptyState>
);

/** Lists the verification runs of the log, with the progress of the current one. */
export const ChainCheckList = () => {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ pt: 2, maxWidth: 900 }}>{translate('ledger.check_words')}</Typography>
      <ResourceList
        sort={{ field: 'id', order: 'DESC' }}
        buttons={<VerifyButton />}
        empty={<Empty />}
        queryOptions={{ refetchInterval: whileOneRuns }}
      >
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="id" />
          <DataTable.Col source="state" disableSort>
            <StateField source="state" words="resources.chain-checks.states" colours={COLOURS} />
          </DataTable.Col>
          <DataTable.Col source="progress" disableSort>
            <FunctionField<ChainCheck> render={(check) => <CheckProgress {...check} />} />
          </DataTable.Col>
          <DataTable.Col align="right" source="bad_number" field={CountField} disableSort />
          <DataTable.Col source="problem" disableSort>
            <FunctionField<ChainCheck>
              render={({ problem }) => problem && translate(`ledger.problems.${problem}`, { _: problem })}
            />
          </DataTable.Col>
          <DataTable.Col source="started_by_name" disableSort />
          <DataTable.Col source="started_at" field={TimeField} disableSort />
          <DataTable.Col source="ended_at" field={TimeField} disableSort />
        </DataTable>
      </ResourceList>
    </>
  );
};
