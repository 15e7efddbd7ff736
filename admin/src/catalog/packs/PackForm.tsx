import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
  useTranslate,
} from 'react-admin';
import { GoToFirstError } from '../../ui/GoToFirstError';
import { HtmlPreview } from '../../ui/HtmlPreview';
import { pickLocalName } from '../../ui/localName';
import { PicturesInput } from '../../ui/PicturesInput';
import { ReasonInput } from '../../ui/ReasonInput';
import { TokyoTimeInput } from '../../ui/TokyoTimeInput';
import { ExtraRows } from './ExtraRows';
import { LiveSums } from './LiveSums';
import { PrizeRows } from './PrizeRows';
import { TagsInput } from './TagsInput';

const NAME = [required(), maxLength(100)];
const PRICE = [required(), minValue(1)];
const LIMIT = [required(), minValue(0)];
const DAYS = [required(), minValue(0), maxValue(365)];
const METHODS = ['1', '2'].map((id) => ({ id, name: `resources.packs.payment_methods.${id}` }));
/** Returns true for a game. The other numbers are the tabs for everything, for coming packs and for notices. */
const isGame = ({ id }: { id: number }): boolean => id >= 1 && id <= 19;

const NEW = {
  name: '',
  name_en: '',
  payment_method: '1',
  price_point: 500,
  image: [],
  max_buy_count: 0,
  can_limit: 0,
  once_a_day: '0',
  newcomer_days: 0,
  least_rank: null,
  start_at: null,
  end_at: null,
  show_cardlist: '1',
  detail: '',
  detail_en: '',
  position: 0,
  tags: [],
  prizes: [],
  extra_prizes: [],
};

/** Lays fields out side by side, as many as fit. */
const Fields = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const words = useTranslate()(title);
  return (
    <Paper component="section" aria-label={words} variant="outlined" sx={{ p: 2, width: '100%' }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {words}
      </Typography>
      {children}
    </Paper>
  );
};

const row = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', columnGap: 2 };

const GameInput = () => {
  const { data = [] } = useGetList('card-types', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
  });
  return (
    <SelectInput
      source="card_type"
      optionText={pickLocalName}
      choices={data.filter(isGame)}
      validate={required()}
      translateChoice={false}
    />
  );
};

/** Renders the minimum rank of a member; empty if every rank may draw. */
const RankInput = () => {
  const { data = [] } = useGetList('ranks', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'rank_max_price', order: 'ASC' },
    filter: { withdrawn: 'false' },
  });
  return (
    <SelectInput
      source="least_rank"
      optionText={pickLocalName}
      choices={data}
      emptyText="packs.everybody"
      translateChoice={false}
      helperText="packs.form.rank_help"
    />
  );
};

/** Renders a switch for a field with the values '1' and '0'. */
const FlagInput = ({ source }: { readonly source: string }) => (
  <BooleanInput source={source} format={(value) => value === '1'} parse={(on) => (on ? '1' : '0')} helperText={false} />
);

/** Style of the page around the form. A card that hides its overflow would scroll the sticky totals out of sight. */
export const SUMS_STAY = { '& .MuiCard-root': { overflow: 'visible' } };

/** Edits the draft of a pack, with its totals beside the form. */
export const PackForm = () => (
  <SimpleForm defaultValues={NEW} warnWhenUnsavedChanges sx={{ maxWidth: 1500 }}>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        gap: 2,
        width: '100%',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Fields title="packs.form.basics">
          <Box sx={row}>
            <TextInput source="name" validate={NAME} />
            <TextInput source="name_en" validate={NAME} />
            <GameInput />
            <SelectInput source="payment_method" choices={METHODS} validate={required()} />
            <NumberInput source="price_point" validate={PRICE} min={1} step={1} />
            <NumberInput source="position" validate={LIMIT} min={0} step={1} helperText="packs.form.position_help" />
          </Box>
        </Fields>
        <Fields title="packs.form.sale">
          <Box sx={row}>
            <TokyoTimeInput source="start_at" helperText="packs.form.start_help" />
            <TokyoTimeInput source="end_at" helperText="packs.form.end_help" />
            <NumberInput source="max_buy_count" validate={LIMIT} min={0} step={1} helperText="packs.form.no_limit" />
            <NumberInput source="can_limit" validate={LIMIT} min={0} step={1} helperText="packs.form.no_limit" />
            <NumberInput source="newcomer_days" validate={DAYS} min={0} step={1} helperText="packs.form.everybody" />
            <RankInput />
          </Box>
          <FlagInput source="once_a_day" />
          <FlagInput source="show_cardlist" />
        </Fields>
        <Fields title="packs.form.looks">
          <PicturesInput source="image" purpose="pack" helperText="packs.form.image_help" />
          <TagsInput />
          <Box sx={row}>
            <TextInput source="detail" multiline minRows={4} />
            <TextInput source="detail_en" multiline minRows={4} />
          </Box>
          <HtmlPreview ja="detail" en="detail_en" />
        </Fields>
        <PrizeRows />
        <ExtraRows />
        <ReasonInput optional />
        <GoToFirstError />
      </Box>
      <Box component="aside" sx={{ position: { lg: 'sticky' }, top: 64, alignSelf: 'start' }}>
        <LiveSums />
      </Box>
    </Box>
  </SimpleForm>
);
