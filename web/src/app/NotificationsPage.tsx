import { Suspense } from 'react';
import Told from '../features/notifications/NotificationsPage';
import { WinVisibility } from '../features/wins/components/WinVisibility';

/** Shows the member's notifications and the settings for them. */
export default function NotificationsPage() {
  return (
    <Told>
      <Suspense>
        <WinVisibility />
      </Suspense>
    </Told>
  );
}
