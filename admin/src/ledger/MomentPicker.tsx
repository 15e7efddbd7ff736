import { Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fromTokyoLocalTime, toTokyoLocalTime } from '../ui/tokyo-time';

interface MomentPickerProps {
  /** The chosen time; '' means now. */
  readonly at: string;
  readonly onChange: (at: string) => void;
}

/** Chooses the time that the page shows, in Tokyo time, or now. */
export const MomentPicker = ({ at, onChange }: MomentPickerProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <TextField
        type="datetime-local"
        size="small"
        label={translate('ledger.at')}
        value={toTokyoLocalTime(at)}
        onChange={({ target }) => onChange(fromTokyoLocalTime(target.value))}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
      />
      <Button variant={at ? 'outlined' : 'contained'} onClick={() => onChange('')} aria-pressed={!at}>
        {translate('ledger.now')}
      </Button>
    </Stack>
  );
};
