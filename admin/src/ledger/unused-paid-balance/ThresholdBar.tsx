import { Box, Typography } from '@mui/material';
import { tokens } from '../../theme/tokens';

interface ThresholdBarProps {
  readonly balance: number;
  readonly threshold: number;
  /** The value at the full width of the bar. */
  readonly most: number;
  /** The bar as text, for screen readers. */
  readonly words: string;
}

const percent = (part: number, whole: number): string => `${Math.min(100, (100 * part) / whole)}%`;

/** Renders the balance as a bar with a mark at the threshold. */
export const ThresholdBar = ({ balance, threshold, most, words }: ThresholdBarProps) => (
  <>
    <Box aria-hidden sx={{ position: 'relative', height: 14, bgcolor: tokens.line, borderRadius: 1 }}>
      <Box
        sx={{
          width: percent(balance, most),
          height: '100%',
          borderRadius: 1,
          bgcolor: balance > threshold ? tokens.error : tokens.good,
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          left: percent(threshold, most),
          top: -4,
          bottom: -4,
          width: 2,
          bgcolor: tokens.ink,
        }}
      />
    </Box>
    <Typography variant="caption">{words}</Typography>
  </>
);
