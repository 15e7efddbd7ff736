import './fairness.css';
import { useSearchParams } from 'react-router-dom';
import { About } from './components/About';
import { DrawCheck } from './components/DrawCheck';
import { PackCheck } from './components/PackCheck';

/**
 * Verification page for a member's draw (`historyId`) or a pack (`packId`); without either it explains the procedure.
 */
export default function FairnessPage() {
  const [query] = useSearchParams();
  const historyId = query.get('historyId');
  const packId = query.get('packId');
  const isWhole = query.get('log') === 'all';
  if (historyId) return <DrawCheck key={historyId} historyId={historyId} isWhole={isWhole} />;
  return packId ? <PackCheck key={packId} packId={packId} /> : <About />;
}
