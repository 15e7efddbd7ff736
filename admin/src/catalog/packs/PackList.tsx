import { Stack } from '@mui/material';
import {
  DataTable,
  FunctionField,
  ReferenceField,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  useTranslate,
} from 'react-admin';
import { getNowMs } from '../../browser/clock';
import { CountField, StateField, TimeField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { ResourceList } from '../../ui/ResourceList';
import { RowLink } from '../../ui/RowLink';
import { Thumb } from '../../ui/Thumb';
import { useFormats } from '../../ui/useFormats';
import { moneyOf, type PackRecord } from './pack';
import { STATE_COLOURS } from './states';

const STATES = ['draft', 'published', 'paused', 'closed'].map((id) => ({ id, name: `resources.packs.states.${id}` }));
const METHODS = ['1', '2'].map((id) => ({ id, name: `resources.packs.payment_methods.${id}` }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={STATES} alwaysOn sx={{ minWidth: 160 }} />,
  <SelectInput key="payment_method" source="payment_method" choices={METHODS} />,
];

const Price = ({ pack }: { readonly pack: PackRecord }) => {
  const formats = useFormats();
  return <span>{formats[moneyOf(pack)](pack.price_point)}</span>;
};

/** Renders a note beside the state for a scheduled draft, a pack that is not on sale yet, and an empty pack. */
const Waiting = ({ pack }: { readonly pack: PackRecord }) => {
  const translate = useTranslate();
  const { time } = useFormats();
  if (pack.publish_at) return <small>{translate('packs.publishes_at', { time: time(pack.publish_at) })}</small>;
  if (pack.status === 'draft' || pack.status === 'closed') return null;
  if (pack.left === 0) return <small>{translate('packs.sold_out')}</small>;
  const isComing = pack.start_at !== null && Date.parse(pack.start_at) > getNowMs();
  return isComing ? <small>{translate('packs.coming')}</small> : null;
};

export const PackList = () => (
  <ResourceList filters={FILTERS} sort={{ field: 'id', order: 'DESC' }}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="image" disableSort>
        <FunctionField<PackRecord> render={({ image }) => <Thumb src={image[0] ?? ''} width={80} height={50} />} />
      </DataTable.Col>
      <DataTable.Col source="name" label="packs.name">
        <RowLink>
          <FunctionField<PackRecord> render={pickLocalName} />
        </RowLink>
      </DataTable.Col>
      <DataTable.Col source="status">
        <Stack sx={{ alignItems: 'flex-start' }}>
          <StateField source="status" words="resources.packs.states" colours={STATE_COLOURS} />
          <FunctionField<PackRecord> render={(pack) => <Waiting pack={pack} />} />
        </Stack>
      </DataTable.Col>
      <DataTable.Col source="card_type">
        <ReferenceField source="card_type" reference="card-types" link={false} />
      </DataTable.Col>
      <DataTable.Col align="right" source="price_point">
        <FunctionField<PackRecord> render={(pack) => <Price pack={pack} />} />
      </DataTable.Col>
      <DataTable.Col align="right" source="left" disableSort field={CountField} />
      <DataTable.Col align="right" source="tickets" disableSort field={CountField} />
      <DataTable.Col source="start_at" field={TimeField} />
      <DataTable.Col align="right" source="position" field={CountField} />
    </DataTable>
  </ResourceList>
);
