import { Box, Link, Typography } from '@mui/material';
import {
  FunctionField,
  Labeled,
  type RaRecord,
  TextField,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PackOfCard } from '../../../../services/catalog/wire/card-record.contract.js';
import { Facts } from '../../ui/Facts';
import { PointsField, YenField } from '../../ui/fields';
import { ResourceShow } from '../../ui/ResourceShow';
import { Thumb } from '../../ui/Thumb';
import { CardFactsShown } from './CardFactsShown';

const Picture = () => {
  const card = useRecordContext<RaRecord>();
  const translate = useTranslate();
  if (!card) return null;
  const back = translate('cards.back_of', { name: card.name });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignContent: 'start' }}>
      <Thumb src={card.image_url} alt={card.name} width={180} height={252} />
      {card.back_image_url && <Thumb src={card.back_image_url} alt={back} width={86} height={120} />}
    </Box>
  );
};

/** Lists the packs that contain the card. Each keeps the card's values from the time of its draft. */
const Packs = () => {
  const card = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const english = useLocale() === 'en';
  const packs: readonly PackOfCard[] = card?.packs ?? [];
  return (
    <Box component="section" aria-labelledby="packs-of-card">
      <Typography id="packs-of-card" component="h2" variant="h6">
        {translate('cards.packs')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(packs.length === 0 ? 'cards.no_packs' : 'cards.packs_keep')}
      </Typography>
      <ul>
        {packs.map(({ id, name, name_en, status }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/packs/${id}/show`}>
              {english ? name_en : name}
            </Link>
            {` (${translate(`resources.packs.states.${status}`)})`}
          </li>
        ))}
      </ul>
    </Box>
  );
};

const Words = () => {
  const translate = useTranslate();
  return (
    <Facts>
      {(['id', 'name', 'name_en', 'model_number', 'rarity_label', 'special_remarks', 'movie_url'] as const).map(
        (source) => (
          <Labeled key={source} source={source}>
            <TextField source={source} emptyText="—" />
          </Labeled>
        ),
      )}
      <Labeled source="buy_point">
        <PointsField source="buy_point" />
      </Labeled>
      <Labeled source="cost_yen">
        <YenField source="cost_yen" />
      </Labeled>
      <Labeled source="no_reduction">
        <FunctionField render={({ no_reduction }: RaRecord) => translate(`cards.ship_only.${no_reduction}`)} />
      </Labeled>
    </Facts>
  );
};

export const CardShow = () => (
  <ResourceShow>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' }, gap: 3 }}>
      <Picture />
      <Words />
    </Box>
    <CardFactsShown />
    <Packs />
  </ResourceShow>
);
