import { Suspense } from 'react';
import { UndecidedAlert } from '../features/draws/components/UndecidedAlert';
import MemberPage from '../features/members/MyPage';

/** The member's own page, with what waits for their decision. */
export default function MyPage() {
  const alert = (
    <Suspense>
      <UndecidedAlert />
    </Suspense>
  );
  return <MemberPage alert={alert} />;
}
