import {
  Alert,
  Button,
  MenuItem,
  Stack,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  SETTLEMENT_HEADING,
  SETTLEMENT_TEMPLATE,
} from '../../../../services/platform/payments/settlement/settlement-heading.shared.js';
import { Counts } from '../../ui/file-import/Counts';
import { FileImport } from '../../ui/file-import/FileImport';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useFormats } from '../../ui/useFormats';
import { COUNTS, LISTS, PROVIDER_CHOICES, type SettlementReport } from './settlement';

const Problems = ({ problems, refused }: SettlementReport) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (refused === 0) return null;
  return (
    <section>
      <Alert severity="error">{translate('settlements.file.refused', { count: number(refused) })}</Alert>
      <ScrollingTable aria-label={translate('settlements.file.problems')}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{translate('settlements.file.line')}</TableCell>
            <TableCell>{translate('resources.settlement-lines.fields.order')}</TableCell>
            <TableCell>{translate('settlements.file.what')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map(({ line, order, message }) => (
            <TableRow key={line}>
              <TableCell align="right">{number(line)}</TableCell>
              <TableCell sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{order}</TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </section>
  );
};

const TEMPLATE = { name: 'settlement', columns: SETTLEMENT_TEMPLATE, heading: SETTLEMENT_HEADING };

interface ReportProps {
  readonly report: SettlementReport;
  readonly isDone: boolean;
}

const Report = ({ report, isDone }: ReportProps) => {
  const translate = useTranslate();
  const { day, yen } = useFormats();
  const { id, provider, lines, unchanged } = report;
  const provided = translate(`resources.payments.providers.${provider}`);
  const counts = [
    { key: 'lines', words: translate('settlements.file.lines'), value: lines },
    { key: 'unchanged', words: translate('settlements.file.unchanged'), value: unchanged },
    ...LISTS.map((list) => ({
      key: list,
      words: translate(`resources.settlement-lines.lists.${list}`),
      value: report[COUNTS[list]],
    })),
  ];
  const amounts = (['taken_yen', 'given_back_yen', 'fee', 'payout'] as const).map((key) => ({
    key,
    words: translate(`settlements.file.${key}`),
    value: report[key],
    shown: yen(report[key]),
  }));
  return (
    <>
      <Typography component="h2" variant="h6">
        {provided} {day(`${report.day}T12:00:00+09:00`)}
      </Typography>
      <Problems {...report} />
      <Counts counts={amounts} />
      <Counts counts={counts} />
      {isDone && (
        <Button component={Link} to={`/settlements/${id}/show`} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
          {translate('settlements.file.to_lists')}
        </Button>
      )}
    </>
  );
};

const LABEL_ABOVE = { inputLabel: { shrink: true } };

/** Imports a provider's file of one day after a comparison with the shop's payments. */
export const SettlementImport = () => {
  const translate = useTranslate();
  const [provider, setProvider] = useState('');
  const [day, setDay] = useState('');
  return (
    <FileImport<SettlementReport>
      path="settlements/import"
      words="settlements.file"
      back={{ to: '/settlements', words: 'settlements.file.back' }}
      template={TEMPLATE}
      countOf={({ is_new, ready, refused }) => (refused > 0 || !is_new ? 0 : Math.max(ready, 1))}
      isRefused={({ refused }) => refused > 0}
      query={provider === '' ? null : { provider, ...(day === '' ? {} : { day }) }}
      fields={
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <TextField
            select
            required
            label={translate('resources.settlements.fields.provider')}
            value={provider}
            onChange={({ target }) => setProvider(target.value)}
            sx={{ width: 240 }}
          >
            {PROVIDER_CHOICES.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {translate(name)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="date"
            label={translate('resources.settlements.fields.day')}
            helperText={translate('settlements.file.day_help')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            slotProps={LABEL_ABOVE}
            sx={{ width: 320 }}
          />
        </Stack>
      }
    >
      {(report, isDone) => <Report report={report} isDone={isDone} />}
    </FileImport>
  );
};
