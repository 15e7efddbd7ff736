import KeyboardIcon from '@mui/icons-material/Keyboard';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CombineManyButton } from './CombineManyButton';
import { ExportMenu } from './ExportMenu';
import type { ParcelResource } from './parcel';

const useMayShip = () => useCanAccess({ resource: 'shipments', action: 'mark-shipped' }).canAccess;

const TrackingLink = ({ to }: { readonly to: string }) => (
  <Button size="small" startIcon={<KeyboardIcon />} component={Link} to={to}>
    {useTranslate()('shipments.tracking')}
  </Button>
);

/** Renders the actions for the whole queue. */
export const QueueButtons = () => {
  const { filterValues } = useListContext();
  const mayShip = useMayShip();
  const translate = useTranslate();
  return (
    <>
      <ExportMenu filter={filterValues} />
      {mayShip && (
        <>
          <TrackingLink to="/shipments/tracking" />
          <Button size="small" startIcon={<UploadFileIcon />} component={Link} to="/shipments/import">
            {translate('shipments.import')}
          </Button>
        </>
      )}
    </>
  );
};

/** Renders the actions for the ticked parcels. */
export const BulkActions = () => {
  const { selectedIds } = useListContext<ParcelResource>();
  const mayShip = useMayShip();
  return (
    <>
      <ExportMenu filter={{ id: selectedIds }} />
      {mayShip && (
        <>
          <CombineManyButton />
          <TrackingLink to={`/shipments/tracking?ids=${encodeURIComponent(selectedIds.join(','))}`} />
        </>
      )}
    </>
  );
};
