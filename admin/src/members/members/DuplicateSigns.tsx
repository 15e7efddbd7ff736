import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Account, STRENGTH_COLOURS, sortSigns } from './duplicate';

/** Renders how likely an account belongs to the same person, with the evidence. */
export const DuplicateSigns = ({ account: { signs, strength } }: { readonly account: Account }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {strength && (
        <Chip size="small" color={STRENGTH_COLOURS[strength]} label={translate(`members.strengths.${strength}`)} />
      )}
      {sortSigns(signs).map((sign) => (
        <Chip key={sign} size="small" variant="outlined" label={translate(`members.signs.${sign}`)} />
      ))}
    </Stack>
  );
};
