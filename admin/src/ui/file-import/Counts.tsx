import { Stack, Typography } from '@mui/material';
import { useFormats } from '../useFormats';

interface CountsProps {
  /** Each value with its message key, and a format if it is not a count. */
  readonly counts: readonly {
    readonly key: string;
    readonly words: string;
    readonly value: number;
    readonly shown?: string;
  }[];
}

/** Renders the totals of a file in large figures. */
export const Counts = ({ counts }: CountsProps) => {
  const { number } = useFormats();
  return (
    <Stack direction="row" spacing={4} useFlexGap component="dl" sx={{ flexWrap: 'wrap' }}>
      {counts.map(({ key, words, value, shown }) => (
        <div key={key}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {words}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }} data-count={key}>
            {shown ?? number(value)}
          </Typography>
        </div>
      ))}
    </Stack>
  );
};
