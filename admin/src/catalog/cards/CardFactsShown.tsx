import { Box, Link, Typography } from '@mui/material';
import { FunctionField, Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import { certificateUrlOf } from '../../../../services/catalog/streams/grading.shared.js';
import type { CardRecord } from '../../../../services/catalog/wire/card-record.contract.js';
import { Facts } from '../../ui/Facts';
import { YenField } from '../../ui/fields';

const NOTHING = '—';

/** Renders the facts that collectors look for, as members see them. */
export const CardFactsShown = () => {
  const translate = useTranslate();
  const reference = useRecordContext<CardRecord>()?.reference_yen ?? null;
  return (
    <Box component="section" aria-labelledby="facts-of-card">
      <Typography id="facts-of-card" component="h2" variant="h6">
        {translate('cards.facts')}
      </Typography>
      <Facts>
        <Labeled source="set_name">
          <TextField source="set_name" emptyText={NOTHING} />
        </Labeled>
        <Labeled source="set_name_en">
          <TextField source="set_name_en" emptyText={NOTHING} />
        </Labeled>
        <Labeled source="condition">
          <FunctionField
            render={({ condition }: CardRecord) => (condition ? translate(`cards.conditions.${condition}`) : NOTHING)}
          />
        </Labeled>
        <Labeled source="grade">
          <FunctionField render={({ grader, grade }: CardRecord) => (grader === '' ? NOTHING : `${grader} ${grade}`)} />
        </Labeled>
        <Labeled source="certificate_number">
          <FunctionField render={(card: CardRecord) => <Certificate card={card} />} />
        </Labeled>
        <Labeled source="reference_yen">
          {reference === null ? <span>{NOTHING}</span> : <YenField source="reference_yen" />}
        </Labeled>
        <Labeled source="reference_source">
          <FunctionField render={(card: CardRecord) => <Source card={card} />} />
        </Labeled>
        <Labeled source="reference_day">
          <TextField source="reference_day" emptyText={NOTHING} />
        </Labeled>
      </Facts>
    </Box>
  );
};

const Certificate = ({ card: { grader, certificate_number } }: { readonly card: CardRecord }) => (
  <Outside href={certificateUrlOf(grader, certificate_number)} words={certificate_number} />
);

const Source = ({ card: { reference_source, reference_url } }: { readonly card: CardRecord }) => (
  <Outside href={reference_url} words={reference_source || reference_url} />
);

const Outside = ({ href, words }: { readonly href: string; readonly words: string }) => {
  if (href === '') return <span>{words || NOTHING}</span>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {words}
    </Link>
  );
};
