import DownloadIcon from '@mui/icons-material/Download';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../../providers/useMay';
import { download } from '../../ui/download';
import { LabelsDialog } from './LabelsDialog';

interface ExportMenuProps {
  readonly filter: object;
}

/** Exports the matching parcels: the packing list, and the carrier's labels. */
export const ExportMenu = ({ filter }: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [labels, setLabels] = useState(false);
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const menuId = useId();
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;

  const packing = () => {
    setAnchor(null);
    setBusy(true);
    download(`shipments.csv?${query}`)
      .catch(({ message }: HttpError) => notify(message, { type: 'error' }))
      .finally(() => setBusy(false));
  };
  const showLabels = () => {
    setAnchor(null);
    setLabels(true);
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        disabled={busy}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate(busy ? 'ui.downloading' : 'shipments.export')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={packing}>{translate('shipments.packing')}</MenuItem>
        {may('shipments.mark-shipped') && <MenuItem onClick={showLabels}>{translate('shipments.labels')}</MenuItem>}
      </Menu>
      {labels && <LabelsDialog path={`shipments.csv?layout=yamato-b2&${query}`} onClose={() => setLabels(false)} />}
    </>
  );
};
