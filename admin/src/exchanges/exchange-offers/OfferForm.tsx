import { AutocompleteInput, maxValue, minValue, NumberInput, ReferenceInput, required, SimpleForm } from 'react-admin';
import type { CardRecord } from '../../../../services/catalog/wire/card-record.contract.js';
import { GoToFirstError } from '../../ui/GoToFirstError';
import { pickLocalName } from '../../ui/localName';
import { ReasonInput } from '../../ui/ReasonInput';

const PRICE = [required(), minValue(1), maxValue(700_000)];
const STOCK = [required(), minValue(0), maxValue(100_000)];
const WIDTH = { maxWidth: 720 };

const optionOf = (card: CardRecord): string => `${pickLocalName(card)} · ${card.model_number || card.id}`;
const searchFor = (q: string) => (q === '' ? {} : { q });

const Price = () => (
  <NumberInput source="price_point" validate={PRICE} min={1} step={1} helperText="exchanges.price_help" />
);

/** Creates an offer: its card, its price in points, and its stock. */
export const NewOfferForm = () => (
  <SimpleForm warnWhenUnsavedChanges noValidate sx={WIDTH}>
    <ReferenceInput source="card_id" reference="cards" perPage={20}>
      <AutocompleteInput
        optionText={optionOf}
        filterToQuery={searchFor}
        validate={required()}
        helperText="exchanges.card_help"
        fullWidth
      />
    </ReferenceInput>
    <Price />
    <NumberInput source="stock" validate={STOCK} min={0} step={1} helperText="exchanges.stock_help" />
    <ReasonInput optional />
    <GoToFirstError />
  </SimpleForm>
);

/** Edits the price of an offer. The stock has a command, because members reduce it meanwhile. */
export const OfferForm = () => (
  <SimpleForm warnWhenUnsavedChanges noValidate sx={WIDTH}>
    <Price />
    <ReasonInput />
    <GoToFirstError />
  </SimpleForm>
);
