import { PackWins } from '../features/wins/components/PackWins';
import { useLive } from './use-live';

/** Shows the recent wins of a pack, and keeps its stock up to date. */
export default function LivePack({ packId }: { packId: string }) {
  return <PackWins wins={useLive(packId) ?? []} />;
}
