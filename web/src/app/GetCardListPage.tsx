import DrawnPage from '../features/draws/GetCardListPage';
import { LazySeal } from './LazySeal';

/** Shows the undecided cards of a draw and the draw's verification. */
export default function GetCardListPage() {
  return <DrawnPage seal={(historyId) => <LazySeal historyId={historyId} isLine />} />;
}
