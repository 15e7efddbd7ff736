import PurchasePage from '../features/draws/BuyProductHistoryDetailPage';
import { SealSlot } from './SealSlot';

/** A purchase, with the check of its draw. */
export default function BuyProductHistoryDetailPage() {
  return <PurchasePage seal={(historyId) => <SealSlot historyId={historyId} />} />;
}
