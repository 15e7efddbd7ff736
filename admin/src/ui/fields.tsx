import { Chip } from '@mui/material';
import { type FieldProps, useFieldValue, useTranslate } from 'react-admin';
import { type Formats, useFormats } from './useFormats';

const amount = (format: (formats: Formats) => (n: number) => string) => {
  const AmountField = (props: FieldProps) => {
    const value = useFieldValue(props);
    const formats = useFormats();
    return value === undefined || value === null ? null : <span>{format(formats)(Number(value))}</span>;
  };
  return AmountField;
};

export const PointsField = amount(({ points }) => points);
export const CoinsField = amount(({ coins }) => coins);
export const YenField = amount(({ yen }) => yen);
export const CountField = amount(({ number }) => number);

/** Renders a time in Tokyo. */
export const TimeField = (props: FieldProps) => {
  const { time } = useFormats();
  const value = useFieldValue(props);
  return value ? (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {time(value)}
    </time>
  ) : null;
};

interface WordFieldProps extends FieldProps {
  /** The branch of messages that names the values, `resources.payments.methods`. */
  readonly words: string;
}

/** Translates a code. */
export const WordField = ({ words, ...props }: WordFieldProps) => {
  const translate = useTranslate();
  const value = useFieldValue(props);
  return value === undefined || value === null ? null : <span>{translate(`${words}.${value}`, { _: value })}</span>;
};

interface StateFieldProps extends FieldProps {
  /** The branch of messages that names the states, `resources.packs.states`. */
  readonly words: string;
  /** The colours of the states; others are neutral. */
  readonly colours?: Readonly<Record<string, 'success' | 'warning' | 'error' | 'info'>>;
}

/** Translates a state and renders it in its colour. */
export const StateField = ({ words, colours = {}, ...props }: StateFieldProps) => {
  const translate = useTranslate();
  const value = useFieldValue(props);
  if (value === undefined || value === null) return null;
  return (
    <Chip size="small" variant="outlined" color={colours[value] ?? 'default'} label={translate(`${words}.${value}`)} />
  );
};
