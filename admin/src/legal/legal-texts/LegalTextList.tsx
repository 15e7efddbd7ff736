import { DataTable, FunctionField, SelectInput } from 'react-admin';
import { DayField } from '../../ui/DayField';
import { StateField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { type LegalTextResource, VERSION_COLOURS } from './legalText';

const STATES = ['none', 'upcoming', 'announced', 'missed'].map((id) => ({
  id,
  name: `resources.legal-texts.next_states.${id}`,
}));
const FILTERS = [<SelectInput key="next_state" source="next_state" choices={STATES} alwaysOn />];
const WIDE_ENOUGH = { minWidth: '10rem' } as const;
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** Lists the legal texts with their current and next versions. */
export const LegalTextList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'ASC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name" disableSort sx={WIDE_ENOUGH}>
        <RowLink>
          <FunctionField<LegalTextResource> render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.NumberCol source="in_force_version" disableSort />
      <DataTable.Col source="in_force_from" disableSort field={DayField} sx={ONE_LINE} />
      <DataTable.Col source="next_state" disableSort sx={ONE_LINE}>
        <StateField source="next_state" words="resources.legal-texts.next_states" colours={VERSION_COLOURS} />
      </DataTable.Col>
      <DataTable.Col source="next_from" disableSort field={DayField} sx={ONE_LINE} />
      <DataTable.Col source="announce_by" disableSort field={DayField} sx={ONE_LINE} />
    </DataTable>
  </ResourceList>
);
