import DrawnPage from '../features/draws/GetCardListPage';
import { SealSlot } from './SealSlot';

/** The cards of a draw to decide on, with the check of the draw. */
export default function GetCardListPage() {
  return <DrawnPage seal={(historyId) => <SealSlot historyId={historyId} isLine />} />;
}
