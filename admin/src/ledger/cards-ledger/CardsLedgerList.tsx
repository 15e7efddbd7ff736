import { DataTable, FunctionField, SelectInput } from 'react-admin';
import type { CardsOfPack } from '../../../../services/ledger/cards-ledger/cards-ledger.contract.js';
import { CountField, StateField } from '../../ui/fields';
import { ResourceList } from '../../ui/ResourceList';
import { useNames } from '../names';
import { AllCards } from './AllCards';
import { PLACES } from './places';

const STATES = ['open', 'paused', 'closed'].map((id) => ({ id, name: `resources.cards-ledger.states.${id}` }));
const FILTERS = [<SelectInput key="status" source="status" choices={STATES} alwaysOn />];
const COLOURS = { open: 'success', paused: 'warning' } as const;

/** Lists the cards of every published pack by place. Each card is in exactly one. */
export const CardsLedgerList = () => {
  const { localize } = useNames();
  return (
    <>
      <AllCards />
      <ResourceList filters={FILTERS} sort={{ field: 'opened_at', order: 'DESC' }}>
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="title" disableSort>
            <FunctionField<CardsOfPack> render={({ title, title_en }) => localize(title, title_en)} />
          </DataTable.Col>
          <DataTable.Col source="status">
            <StateField source="status" words="resources.cards-ledger.states" colours={COLOURS} />
          </DataTable.Col>
          <DataTable.Col align="right" source="tickets" field={CountField} />
          {PLACES.map((place) => (
            <DataTable.Col align="right" key={place} source={place} field={CountField} disableSort />
          ))}
          <DataTable.Col align="right" source="difference" field={CountField} disableSort />
        </DataTable>
      </ResourceList>
    </>
  );
};
