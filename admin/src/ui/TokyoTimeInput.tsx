import { TextInput, type TextInputProps } from 'react-admin';
import { fromTokyoLocalTime, toTokyoLocalTime } from './tokyo-time';

const LABEL_ABOVE = { inputLabel: { shrink: true }, htmlInput: { step: 1 } };

const instantOrNull = (local: string): string | null => fromTokyoLocalTime(local) || null;

/** Asks for a time in Tokyo; null if empty. */
export const TokyoTimeInput = (props: TextInputProps) => (
  <TextInput {...props} type="datetime-local" format={toTokyoLocalTime} parse={instantOrNull} slotProps={LABEL_ABOVE} />
);
