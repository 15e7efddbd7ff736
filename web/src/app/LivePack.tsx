import { PackWins } from '../features/wins/components/PackWins';
import { useLive } from './use-live';

/** What happens with one pack now. */
export default function LivePack({ packId }: { packId: string }) {
  return <PackWins wins={useLive(packId) ?? []} />;
}
