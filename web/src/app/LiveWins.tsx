import { RecentWins } from '../features/wins/components/RecentWins';
import { useLive } from './use-live';

/** Shows recent wins of the whole shop, and keeps the stock of all packs up to date. */
export default function LiveWins() {
  return <RecentWins wins={useLive()} />;
}
