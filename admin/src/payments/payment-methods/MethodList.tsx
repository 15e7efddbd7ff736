import { DataTable, FunctionField } from 'react-admin';
import { TimeField, WordField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { MethodState } from './MethodState';
import type { MethodResource } from './method';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

const memoOf = ({ memo, memo_en, usual_memo, usual_memo_en }: MethodResource): string =>
  pickLocalName({ name: memo, name_en: memo_en }) || pickLocalName({ name: usual_memo, name_en: usual_memo_en });

/** Lists the payment methods in the order in which members see them. */
export const MethodList = () => (
  <ResourceList sort={{ field: 'id', order: 'ASC' }} pagination={false}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name" disableSort sx={ONE_LINE}>
        <RowLink>
          <FunctionField<MethodResource> render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="on" disableSort field={MethodState} sx={ONE_LINE} />
      <DataTable.Col source="provider" disableSort sx={ONE_LINE}>
        <WordField source="provider" words="resources.payments.providers" />
      </DataTable.Col>
      <DataTable.Col source="memo" label="payment_methods.memo" disableSort>
        <FunctionField<MethodResource> render={memoOf} sx={{ display: 'inline-block', minWidth: 240 }} />
      </DataTable.Col>
      <DataTable.Col source="changed_at" disableSort field={TimeField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
