import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';

type Change = readonly [before: unknown, after: unknown];

/** A value as a person reads it. */
const useValue = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('resources.audit-trail.none');
    if (typeof value === 'boolean') return translate(`resources.audit-trail.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') return number(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
};

/** What the act changed, field by field: before, after. */
export const Changes = () => {
  const act = useRecordContext();
  const translate = useTranslate();
  const told = useValue();
  const changes: [string, Change][] = Object.entries(act?.changes ?? {});
  if (!act || changes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map(([field, [before, after]]) => (
        <li key={field}>
          {translate(`resources.${act.resource}.fields.${field}`, { _: field })}: {told(before)} → {told(after)}
        </li>
      ))}
    </Box>
  );
};
