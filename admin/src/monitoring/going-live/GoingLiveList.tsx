import { Alert } from '@mui/material';
import { DataTable, Link, SelectInput, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { GoingLiveResource } from '../../../../services/monitoring/going-live/going-live.contract.js';
import { StateField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';

const STATES = ['missing', 'ready'].map((id) => ({ id, name: `resources.going-live.states.${id}` }));
const FILTERS = [<SelectInput key="state" source="state" choices={STATES} alwaysOn />];
const COLOURS = { ready: 'success', missing: 'warning' } as const;

/** The pages on which an owner can fix a check. Checks of the start-up have none. */
const PAGES: Readonly<Record<string, string>> = {
  'legal-texts-announced': '/legal-texts',
  'no-demo-operators': '/operators',
  'owners-otp': '/operators',
  'two-owners': '/operators',
};
const pageOf = (id: string): string | undefined => PAGES[id] ?? (id.startsWith('shop-') ? '/settings' : undefined);

const Check = (_: { readonly source: string }) => {
  const record = useRecordContext<GoingLiveResource>();
  const translate = useTranslate();
  return record ? <span>{translate(`going_live.checks.${record.id}.name`)}</span> : null;
};

const WhatToDo = (_: { readonly source: string }) => {
  const record = useRecordContext<GoingLiveResource>();
  const translate = useTranslate();
  if (!record || record.state === 'ready') return null;
  const page = pageOf(record.id);
  const words = translate(`going_live.checks.${record.id}.todo`);
  return page ? <Link to={page}>{words}</Link> : <span>{words}</span>;
};

/** Renders in one line whether the shop may open. */
const Verdict = () => {
  const { data, filterValues } = useListContext<GoingLiveResource>();
  const translate = useTranslate();
  if (!data || filterValues.state === 'ready') return null;
  const missing = data.filter(({ state }) => state === 'missing').length;
  return missing === 0 ? (
    <Alert severity="success">{translate('going_live.ready')}</Alert>
  ) : (
    <Alert severity="warning">{translate('going_live.missing', { smart_count: missing })}</Alert>
  );
};

/** Lists the conditions for opening, missing ones first, with links to the pages that fix them. */
export const GoingLiveList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'ASC' }} perPage={50}>
    <Verdict />
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="state" disableSort>
        <StateField source="state" words="resources.going-live.states" colours={COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="id" disableSort field={Check} />
      <DataTable.Col source="todo" disableSort field={WhatToDo} />
    </DataTable>
  </ResourceList>
);
