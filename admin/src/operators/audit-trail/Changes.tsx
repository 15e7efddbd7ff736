import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AuditEntryResource } from '../../../../services/operators/audit-trail/audit-entries.contract.js';
import { useFormats } from '../../ui/useFormats';

type Change = NonNullable<AuditEntryResource['changes']>[string];

/** Converts `pricePoint` to the name in forms, `price_point`. */
const wireName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the branches of messages that may name the values of a field: roles, statuses, states. */
const wordsOf = (field: string): string[] => [`${field}s`, `${field}es`, 'states'];

/** Returns a function that formats a value for reading. */
const useValue = (resource: string) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const inWords = (field: string, value: string): string =>
    wordsOf(field).reduceRight(
      (otherwise, branch) => translate(`resources.${resource}.${branch}.${value}`, { _: otherwise }),
      value,
    );
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('resources.audit-trail.none');
    if (typeof value === 'boolean') return translate(`resources.audit-trail.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') return number(value);
    return typeof value === 'string' ? inWords(field, value) : JSON.stringify(value);
  };
};

/** Lists the changes of an audit entry by field, before and after. */
export const Changes = () => {
  const entry = useRecordContext();
  const translate = useTranslate();
  const describe = useValue(String(entry?.resource));
  const changes = Object.entries<Change>(entry?.changes ?? {});
  if (!entry || changes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map(([field, [before, after]]) => (
        <li key={field}>
          {translate(`resources.${entry.resource}.fields.${wireName(field)}`, { _: field })}: {describe(field, before)}{' '}
          → {describe(field, after)}
        </li>
      ))}
    </Box>
  );
};
