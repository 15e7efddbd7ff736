import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { LabelReport } from '../../../../services/shipments/packing-list/packing-list.contract.js';
import { ConsoleDialog } from '../../ui/ConsoleDialog';
import { DownloadButton } from '../../ui/DownloadButton';
import { ScrollingTable } from '../../ui/ScrollingTable';
import { useApiQuery } from '../../ui/useApiQuery';

const Problems = ({ problems }: Pick<LabelReport, 'problems'>) => {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ mt: 2 }}>{translate('shipments.label_report.left_out')}</Typography>
      <ScrollingTable>
        <TableHead>
          <TableRow>
            <TableCell>{translate('shipments.label_report.parcel')}</TableCell>
            <TableCell>{translate('shipments.label_report.problem')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map(({ id, number, field, message }) => (
            <TableRow key={`${id} ${field}`}>
              <TableCell>
                <Link component={RouterLink} to={`/shipments/${id}/show`}>
                  {number}
                </Link>
              </TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollingTable>
    </>
  );
};

const Report = ({ parcels, ready, sender, problems }: LabelReport) => {
  const translate = useTranslate();
  return (
    <>
      {sender && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sender}
        </Alert>
      )}
      <Typography>
        {translate(ready === 0 ? 'shipments.label_report.none' : 'shipments.label_report.ready', { parcels, ready })}
      </Typography>
      {problems.length > 0 && <Problems problems={problems} />}
    </>
  );
};

interface LabelsDialogProps {
  /** The path of the file with its filter. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Downloads the labels for Yamato after showing their problems. */
export const LabelsDialog = ({ path, onClose }: LabelsDialogProps) => {
  const { data, error, isPending } = useApiQuery<LabelReport>(`${path}&preview=1`);
  const translate = useTranslate();
  const titleId = useId();
  return (
    <ConsoleDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('shipments.label_report.title')}</DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label={translate('ui.file.reading')} />}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && <Report {...data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('shipments.label_report.close')}</Button>
        {data && data.ready > 0 && data.sender === null && <DownloadButton path={path} />}
      </DialogActions>
    </ConsoleDialog>
  );
};
