import { type FieldProps, useFieldValue } from 'react-admin';
import { useFormats } from './useFormats';

/** Renders a day in Tokyo. */
export const DayField = (props: FieldProps) => {
  const { day } = useFormats();
  const value = useFieldValue(props);
  return value ? (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {day(`${value}T12:00:00+09:00`)}
    </time>
  ) : null;
};
