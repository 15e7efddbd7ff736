import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { StateField } from '../../ui/fields';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { type LegalTextResource, VERSION_COLOURS } from './legalText';

const COLUMNS = ['version', 'state', 'in_force_from', 'announced_at', 'mailed_at', 'deemed_at'] as const;

/** Lists every version of a text, newest first, with the progress of its announcement. */
export const VersionTable = () => {
  const text = useRecordContext<LegalTextResource>();
  const translate = useTranslate();
  const { day, time } = useFormats();
  if (!text) return null;
  return (
    <>
      <Typography component="h2" variant="subtitle1" sx={{ pt: 2 }}>
        {translate('legal.versions')}
      </Typography>
      <ScrollingTable aria-label={translate('legal.versions')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`legal.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {text.versions.map((version) => (
            <TableRow key={version.version}>
              <TableCell>{version.version}</TableCell>
              <TableCell>
                <RecordContextProvider value={version}>
                  <StateField source="state" words="legal.states" colours={VERSION_COLOURS} />
                </RecordContextProvider>
              </TableCell>
              <TableCell>{day(version.in_force_from)}</TableCell>
              <TableCell>{time(version.announced_at) || '–'}</TableCell>
              <TableCell>{time(version.mailed_at) || '–'}</TableCell>
              <TableCell>{time(version.deemed_at) || '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </>
  );
};
