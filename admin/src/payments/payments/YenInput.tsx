import { maxValue, minValue, NumberInput, required } from 'react-admin';

const NEEDED = required();

/** Asks for an amount in whole yen, from 1 to a maximum. */
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
