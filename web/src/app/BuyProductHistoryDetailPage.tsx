import PurchasePage from '../features/draws/BuyProductHistoryDetailPage';
import { LazySeal } from './LazySeal';

/** Shows a purchase and the verification of its draw. */
export default function BuyProductHistoryDetailPage() {
  return <PurchasePage seal={(historyId) => <LazySeal historyId={historyId} />} />;
}
