import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChainCheck } from '../../../../services/ledger/wire/chain-check.contract.js';
import { useFormats } from '../../ui/useFormats';

/** Renders the progress of a verification run. */
export const CheckProgress = ({ state, checked, through }: ChainCheck) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const words = translate('ledger.progress', { checked: number(checked), through: number(through) });
  const percent = through === 0 ? 100 : (100 * checked) / through;
  return (
    <Box sx={{ minWidth: 180 }}>
      {state === 'running' && <LinearProgress variant="determinate" value={percent} aria-label={words} />}
      <Typography variant="body2">{words}</Typography>
    </Box>
  );
};
