import { Alert, Stack, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Loading, useRecordContext, useTranslate } from 'react-admin';
import type { MemberAgreementsResponse } from '../../../../services/legal/wire/member-agreements.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';
import type { MemberResource } from './member';
import { RecordObjectionButton } from './RecordObjectionButton';

const AGREEMENT = ['text', 'version', 'how', 'agreed_at'] as const;
const OBJECTION = ['text', 'version', 'received_on', 'recorded_at'] as const;

interface RowsProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

const Rows = ({ label, columns, rows }: RowsProps) => {
  const translate = useTranslate();
  return (
    <ScrollingTable aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{translate(`members.agreements.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells) => (
          <TableRow key={`${cells[0]} ${cells[1]}`}>
            {cells.map((cell, i) => (
              <TableCell key={columns[i]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};

/** Lists the versions that the member accepted, with method and time, and their written objections. */
export const MemberAgreements = () => {
  const member = useRecordContext<MemberResource>();
  const translate = useTranslate();
  const { time, day } = useFormats();
  const { data, error } = useApiQuery<MemberAgreementsResponse>(`members/${member?.id}/agreements`);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  const titleOf = (text: string): string => translate(`members.agreements.texts.${text}`);
  const agreements = data.agreements.map(({ text, version, how, agreed_at }) => [
    ...[titleOf(text), version, translate(`members.agreements.ways.${how}`), time(agreed_at)],
  ]);
  const objections = data.objections.map(({ text, version, received_on, recorded_at }) => [
    ...[titleOf(text), version, day(received_on), time(recorded_at)],
  ]);
  return (
    <Stack spacing={2} sx={{ py: 1 }}>
      {agreements.length === 0 ? (
        <Typography>{translate('members.agreements.none')}</Typography>
      ) : (
        <Rows label={translate('members.tabs.agreements')} columns={AGREEMENT} rows={agreements} />
      )}
      {objections.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle1">
            {translate('members.agreements.objections')}
          </Typography>
          <Rows label={translate('members.agreements.objections')} columns={OBJECTION} rows={objections} />
        </>
      )}
      {member?.state !== 'closed' && (
        <Stack direction="row">
          <RecordObjectionButton announced={data.announced} />
        </Stack>
      )}
    </Stack>
  );
};
