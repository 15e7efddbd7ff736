import { Alert } from '@mui/material';
import { Edit, useTranslate } from 'react-admin';
import { CardForm } from './CardForm';

export const CardEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" actions={false}>
    <Kept />
    <CardForm />
  </Edit>
);

/** Explains that packs keep their own copies of the card. */
const Kept = () => (
  <Alert severity="info" sx={{ m: 2, mb: 0 }}>
    {useTranslate()('cards.packs_keep')}
  </Alert>
);
