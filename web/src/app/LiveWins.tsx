import { RecentWins } from '../features/wins/components/RecentWins';
import { useLive } from './use-live';

/** What happens in the whole shop now. */
export default function LiveWins() {
  return <RecentWins wins={useLive()} />;
}
