import { Box, Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';

const colourOf = (score: number): 'error' | 'warning' | 'default' =>
  score >= 80 ? 'error' : score >= 60 ? 'warning' : 'default';

/** Renders the suspicion score of a group, from 0 to 100. */
export const Score = () => {
  const score = useRecordContext<{ readonly id: string; readonly score: number }>()?.score;
  if (score === undefined) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Chip size="small" color={colourOf(score)} label={score} sx={{ fontWeight: 'bold', minWidth: 44 }} />
    </Box>
  );
};
