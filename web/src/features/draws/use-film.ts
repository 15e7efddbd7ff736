import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSavingData } from '../../browser/connection';
import { isMotionReduced } from '../../ui/motion';
import { buildFilmFileQuery, buildPrizesLeftQuery } from './draws.api';
import { chooseFilm, computeLikeliestBestRarity, type Film } from './films.rules';

/** Returns the browser's support of a format: '', 'maybe' or 'probably'. */
export const canPlay = (type: string): string => document.createElement('video').canPlayType(type);

/** Prefetches the most likely film of a draw while the member confirms. */
export const useLikelyFilm = (packId: string, count: number): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMotionReduced() || isSavingData()) return;
    const fetchAhead = async () => {
      const rarity = computeLikeliestBestRarity(await queryClient.fetchQuery(buildPrizesLeftQuery(packId)), count);
      if (rarity === undefined) return;
      await queryClient.prefetchQuery(buildFilmFileQuery(chooseFilm({ packId, count, rarity }, canPlay).address));
    };
    // A failed prefetch is repeated when the film is shown.
    fetchAhead().catch(() => {});
  }, [queryClient, packId, count]);
};

/**
 * Loads a film as a source for the player.
 * @returns `isLost` when loading failed
 */
export const useFilmSource = ({ address }: Film, isEnabled: boolean) => {
  const { data: file, isError: isLost } = useQuery({ ...buildFilmFileQuery(address), enabled: isEnabled });
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return { source, isLost };
};
