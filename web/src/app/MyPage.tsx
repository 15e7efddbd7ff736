import './home.css';
import { Suspense } from 'react';
import { OwnParcels } from '../features/draws/components/OwnParcels';
import { WaitingCards } from '../features/draws/components/WaitingCards';
import MemberPage from '../features/members/MyPage';
import { SpentThisMonth } from '../features/payments/components/SpentThisMonth';
import { ExpiringPoints } from '../features/points/components/ExpiringPoints';
import { Skeleton } from '../ui/Skeleton';

/** Sections of the member's home, most urgent first. */
const PARTS = Object.entries({ WaitingCards, OwnParcels, ExpiringPoints, SpentThisMonth });

/** Shows the member's home, with everything that needs their attention. */
export default function MyPage() {
  return (
    <MemberPage>
      <div className="home">
        {PARTS.map(([name, Part]) => (
          <Suspense key={name} fallback={<Skeleton height="9rem" />}>
            <Part />
          </Suspense>
        ))}
      </div>
    </MemberPage>
  );
}
