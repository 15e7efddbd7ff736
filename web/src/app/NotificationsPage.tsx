import { Suspense } from 'react';
import Told from '../features/notifications/NotificationsPage';
import { WinVisibility } from '../features/wins/components/WinVisibility';

/** What the member was told, and what they want to be told and shown. */
export default function NotificationsPage() {
  return (
    <Told>
      <Suspense>
        <WinVisibility />
      </Suspense>
    </Told>
  );
}
