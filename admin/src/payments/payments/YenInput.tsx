import { maxValue, minValue, NumberInput, required } from 'react-admin';

const NEEDED = required();

/** Whole yen from 1 to what there is at the most. */
export const YenInput = ({
  label,
  most,
  hint,
}: {
  readonly label: string;
  readonly most: number;
  readonly hint?: string;
}) => (
  <NumberInput
    source="yen"
    label={label}
    helperText={hint}
    validate={[NEEDED, minValue(1), maxValue(most)]}
    min={1}
    max={most}
    step={1}
    fullWidth
    autoFocus
  />
);
