import { Alert, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Loading, useRecordContext, useTranslate } from 'react-admin';
import type { MemberAgreement } from '../../../../services/legal/member-agreements/member-agreements.contract.js';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useAnswer } from '../../ui/useAnswer';
import { useFormats } from '../../ui/useFormats';

const COLUMNS = ['text', 'version', 'agreed_at'] as const;

/** What the member has agreed to: which text, in which version, and when. */
export const MemberAgreements = () => {
  const member = useRecordContext();
  const translate = useTranslate();
  const { time } = useFormats();
  const { data, error } = useAnswer<{ agreements: readonly MemberAgreement[] }>(`members/${member?.id}/agreements`);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  if (data.agreements.length === 0) return <Typography>{translate('members.agreements.none')}</Typography>;
  return (
    <ScrollingTable aria-label={translate('members.tabs.agreements')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{translate(`members.agreements.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.agreements.map(({ text, version, agreed_at }) => (
          <TableRow key={`${text} ${version}`}>
            <TableCell>{translate(`members.agreements.texts.${text}`)}</TableCell>
            <TableCell>{version}</TableCell>
            <TableCell>{time(agreed_at)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollingTable>
  );
};
