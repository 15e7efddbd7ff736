import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Explains the effect of a command above its fields. */
export const Explained = ({ words }: { readonly words: string }) => (
  <Typography sx={{ pb: 1 }}>{useTranslate()(words)}</Typography>
);
