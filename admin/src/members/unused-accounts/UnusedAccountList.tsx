import { DataTable, FunctionField, SelectInput, useTranslate } from 'react-admin';
import type { UnusedAccountResource } from '../../../../services/members/unused-account-list/unused-account-list.contract';
import { EmptyState } from '../../ui/EmptyState';
import { CoinsField, PointsField, StateField, TimeField } from '../../ui/fields';
import { MemberField } from '../../ui/MemberField';
import { ResourceList } from '../../ui/ResourceList';
import { KeepButton } from './KeepButton';

const STATES = ['untold', 'told', 'told-again', 'held', 'kept'];
const COLOURS = { told: 'info', 'told-again': 'warning', held: 'error', kept: 'success' } as const;

const FILTERS = [
  <SelectInput
    key="state"
    source="state"
    choices={STATES.map((id) => ({ id, name: `unused_accounts.states.${id}` }))}
    alwaysOn
  />,
];
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the reasons that currently prevent closing the account. */
const HeldBy = () => {
  const translate = useTranslate();
  return (
    <FunctionField<UnusedAccountResource>
      render={({ held_by }) => held_by.map((one) => translate(`unused_accounts.held_by.${one}`)).join('・') || '–'}
    />
  );
};

/** Lists accounts unused for five months: the warnings sent to their members, and their closing dates. */
export const UnusedAccountList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'closes_at', order: 'ASC' }}>
    <DataTable rowClick={false} bulkActionButtons={false} empty={<EmptyState />}>
      <DataTable.Col source="id" disableSort>
        <MemberField source="id" />
      </DataTable.Col>
      <DataTable.Col source="used_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="state" disableSort>
        <StateField source="state" words="unused_accounts.states" colours={COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="told_at" disableSort sx={ONE_LINE}>
        <TimeField source="told_at" />
        <br />
        <TimeField source="told_again_at" />
      </DataTable.Col>
      <DataTable.Col source="closes_at" field={TimeField} sx={ONE_LINE} />
      <DataTable.Col source="held_by" disableSort>
        <HeldBy />
      </DataTable.Col>
      <DataTable.Col align="right" source="points" disableSort sx={ONE_LINE}>
        <PointsField source="points" />
        <br />
        <CoinsField source="coins" />
      </DataTable.Col>
      <DataTable.Col label="">
        <KeepButton />
      </DataTable.Col>
    </DataTable>
  </ResourceList>
);
