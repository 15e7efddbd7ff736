import { Chip } from '@mui/material';
import { DataTable, FunctionField, SearchInput, SelectInput, TextField, useTranslate } from 'react-admin';
import type { NoticeResource } from '../../../../services/content/wire/notice.contract.js';
import { getNowMs } from '../../browser/clock';
import { TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { stateOf } from './notice';

const PUBLISHED = [true, false].map((id) => ({ id, name: `notices.published.${id}` }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="published"
    source="published"
    label="resources.notices.fields.state"
    choices={PUBLISHED}
    alwaysOn
  />,
];
const COLOURS = { shown: 'success', waiting: 'info', over: 'default', draft: 'warning' } as const;

const State = ({ notice }: { readonly notice: NoticeResource }) => {
  const state = stateOf(notice, new Date(getNowMs()));
  const label = useTranslate()(`notices.states.${state}`);
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={label} />;
};

export const NoticeList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'created', order: 'DESC' }}>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="title_ja">
        <RowLink page="edit">
          <TextField source="title_ja" />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="title_en" disableSort />
      <DataTable.Col source="state" disableSort>
        <FunctionField<NoticeResource> render={(notice) => <State notice={notice} />} />
      </DataTable.Col>
      <DataTable.Col source="show_from" field={TimeField} />
      <DataTable.Col source="show_to" disableSort field={TimeField} />
      <DataTable.Col source="created" field={TimeField} />
    </DataTable>
  </ResourceList>
);
