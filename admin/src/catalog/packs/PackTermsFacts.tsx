import { Link, Typography } from '@mui/material';
import { FunctionField, Labeled, ReferenceField, TextField, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { CountField } from '../../ui/fields';
import { useFormats } from '../../ui/useFormats';
import { Frozen } from './Frozen';
import { moneyOf, type PackRecord } from './pack';

const Price = () => {
  const pack = useRecordContext<PackRecord>();
  const formats = useFormats();
  return pack ? <span>{formats[moneyOf(pack)](pack.price_point)}</span> : null;
};

interface TimeOrProps {
  readonly source: 'start_at' | 'end_at';
  /** The text for a missing time. */
  readonly none: string;
}

const TimeOr = ({ source, none }: TimeOrProps) => {
  const at = useRecordContext<PackRecord>()?.[source] ?? null;
  const { time } = useFormats();
  const translate = useTranslate();
  return at === null ? <span>{translate(none)}</span> : <time dateTime={at}>{time(at)}</time>;
};

/** Renders the seal of the box, and a link to the page that checks it. */
const Seal = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  if (!pack?.box_hash) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {translate('packs.frozen.why')} <code>{pack.box_hash}</code>{' '}
      <Link href={`/fairness?packId=${pack.id}`} target="_blank" rel="noopener">
        {translate('packs.frozen.check')}
      </Link>
    </Typography>
  );
};

const limit = (value: number, none: string): string | number => (value === 0 ? none : value);

/** Renders the promises of a pack. */
export const PackTermsFacts = () => {
  const translate = useTranslate();
  const none = translate('packs.no_limit');
  return (
    <Frozen title="packs.show.terms" since="fixed">
      <Facts>
        <Labeled source="name">
          <TextField source="name" />
        </Labeled>
        <Labeled source="name_en">
          <TextField source="name_en" />
        </Labeled>
        <Labeled source="card_type">
          <ReferenceField source="card_type" reference="card-types" link={false} />
        </Labeled>
        <Labeled source="price_point">
          <Price />
        </Labeled>
        <Labeled source="tickets">
          <CountField source="tickets" />
        </Labeled>
        <Labeled source="start_at">
          <TimeOr source="start_at" none="packs.from_publication" />
        </Labeled>
        <Labeled source="end_at">
          <TimeOr source="end_at" none="packs.until_sold_out" />
        </Labeled>
        <Labeled source="max_buy_count">
          <FunctionField<PackRecord> render={({ max_buy_count }) => limit(max_buy_count, none)} />
        </Labeled>
        <Labeled source="can_limit">
          <FunctionField<PackRecord> render={({ can_limit }) => limit(can_limit, none)} />
        </Labeled>
        <Labeled source="once_a_day">
          <FunctionField<PackRecord> render={({ once_a_day }) => translate(`packs.yes.${once_a_day}`)} />
        </Labeled>
        <Labeled source="newcomer_days">
          <FunctionField<PackRecord>
            render={({ newcomer_days }) => limit(newcomer_days, translate('packs.everybody'))}
          />
        </Labeled>
        <Labeled source="least_rank">
          <ReferenceField source="least_rank" reference="ranks" link={false} emptyText="packs.everybody" />
        </Labeled>
        <Labeled source="show_cardlist">
          <FunctionField<PackRecord> render={({ show_cardlist }) => translate(`packs.shown.${show_cardlist}`)} />
        </Labeled>
      </Facts>
      <Seal />
    </Frozen>
  );
};
