import { DataTable } from 'react-admin';
import { useMay } from '../../providers/useMay';
import { TimeField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import {
  AmountField,
  CommandField,
  OperatorField,
  OutcomeField,
  ReasonCodeField,
  ResourceField,
  SubjectField,
} from './audit-fields';
import { AUDIT_FILTERS, BY_OPERATOR } from './audit-filters';
import { Changes } from './Changes';

/** Lists the audit entries of all operators. */
export const AuditEntryList = () => {
  const may = useMay();
  const filters = may('operators.list') ? [...AUDIT_FILTERS, BY_OPERATOR] : AUDIT_FILTERS;
  return (
    <ResourceList filters={filters} sort={{ field: 'id', order: 'DESC' }} csv="audit-trail.csv">
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="at">
          <RowLink>
            <TimeField source="at" />
          </RowLink>
        </DataTable.Col>
        <DataTable.Col source="operator_name" disableSort field={OperatorField} />
        <DataTable.Col source="resource" disableSort field={ResourceField} />
        <DataTable.Col source="subject_name" disableSort field={SubjectField} />
        <DataTable.Col source="command" disableSort field={CommandField} />
        <DataTable.Col source="amount" disableSort field={AmountField} />
        <DataTable.Col source="changes" disableSort>
          <Changes />
        </DataTable.Col>
        <DataTable.Col source="reason_code" disableSort field={ReasonCodeField} />
        <DataTable.Col source="reason" disableSort />
        <DataTable.Col source="outcome" disableSort field={OutcomeField} />
      </DataTable>
    </ResourceList>
  );
};
