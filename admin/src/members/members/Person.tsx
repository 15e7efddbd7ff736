import { Stack, Typography } from '@mui/material';
import { Labeled, TextField, useLocale } from 'react-admin';
import { Facts } from '../../ui/Facts';
import { StateField, TimeField } from '../../ui/fields';
import { STATE_COLOURS } from './member';

const WHO = ['mail', 'tel', 'last_name', 'first_name', 'middle_name'];
const WHERE = ['shiku', 'address', 'building'];
const CODES = ['referral_code', 'referral_code_given', 'id'];

const Texts = ({ sources }: { readonly sources: readonly string[] }) =>
  sources.map((source) => (
    <Labeled key={source} source={source}>
      <TextField source={source} emptyText="—" />
    </Labeled>
  ));

/** The person behind the account. */
export const Person = () => {
  const prefecture = useLocale() === 'en' ? 'pref_name_en' : 'pref_name';
  return (
    <Typography component={Stack} variant="body2" spacing={2} sx={{ py: 1 }}>
      <Facts>
        <Texts sources={WHO} />
      </Facts>
      <Facts>
        <Texts sources={['zipcode', 'province', prefecture, ...WHERE]} />
      </Facts>
      <Facts>
        <Labeled source="state">
          <StateField source="state" words="resources.members.states" colours={STATE_COLOURS} />
        </Labeled>
        <Labeled source="language">
          <StateField source="language" words="members.languages" />
        </Labeled>
        <Labeled source="created">
          <TimeField source="created" />
        </Labeled>
        <Texts sources={CODES} />
      </Facts>
    </Typography>
  );
};
