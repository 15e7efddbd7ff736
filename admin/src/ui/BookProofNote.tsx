import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useBookProof } from './useBookProof';
import { useFormats } from './useFormats';

/** Renders the times of the last check of the books against the log, and of the last complete one. */
export const BookProofNote = () => {
  const proof = useBookProof();
  const translate = useTranslate();
  const { time, number } = useFormats();
  if (!proof) return null;
  const { compared_at, verified_at, whole_at, unverified } = proof;
  const shown = (at: string | null) => (at === null ? translate('ui.proof_never') : time(at));
  const values = { compared: shown(compared_at), verified: shown(verified_at), whole: shown(whole_at) };
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('ui.proof', values)}
      {unverified > 0 && ` ${translate('ui.proof_waiting', { smart_count: unverified, n: number(unverified) })}`}
    </Typography>
  );
};
