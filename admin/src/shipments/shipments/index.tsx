import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { EmptyState } from '../../ui/EmptyState';
import type { ParcelResource } from './parcel';

const TrackingEntry = lazyPage('shipments', () => import('./TrackingEntry'), 'TrackingEntry');
const TrackingImport = lazyPage('shipments', () => import('./TrackingImport'), 'TrackingImport');

const ForPackers = ({ children }: { readonly children: ReactNode }) => (
  <CanAccess resource="shipments" action="mark-shipped" accessDenied={<EmptyState words="http.403" />}>
    {children}
  </CanAccess>
);

export const shipments: ConsoleResource = {
  name: 'shipments',
  icon: LocalShippingIcon,
  list: lazyPage('shipments', () => import('./ShipmentList'), 'ShipmentList'),
  show: lazyPage(['shipments', 'timeline'], () => import('./ShipmentShow'), 'ShipmentShow'),
  recordRepresentation: ({ number, name }: ParcelResource) => `${number} ${name}`,
  options: { section: 'shipments' },
  children: (
    <>
      <Route
        path="tracking"
        element={
          <ForPackers>
            <TrackingEntry />
          </ForPackers>
        }
      />
      <Route
        path="import"
        element={
          <ForPackers>
            <TrackingImport />
          </ForPackers>
        }
      />
    </>
  ),
};
