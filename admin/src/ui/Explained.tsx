import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What a command will do, in words, above its fields. */
export const Explained = ({ words }: { readonly words: string }) => (
  <Typography sx={{ pb: 1 }}>{useTranslate()(words)}</Typography>
);
