import { TextInput, type TextInputProps } from 'react-admin';
import { instantOfTokyo, localOfTokyo } from './tokyo-time';

const LABEL_ABOVE = { inputLabel: { shrink: true }, htmlInput: { step: 1 } };

const instantOrNull = (local: string): string | null => instantOfTokyo(local) || null;

/** An instant, put in on Tokyo's clock; null for none. */
export const TokyoTimeInput = (props: TextInputProps) => (
  <TextInput {...props} type="datetime-local" format={localOfTokyo} parse={instantOrNull} slotProps={LABEL_ABOVE} />
);
