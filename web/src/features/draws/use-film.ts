import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSavingData } from '../../browser/connection';
import { isMotionReduced } from '../../ui/motion';
import { buildFilmFileQuery, buildPrizesLeftQuery } from './draws.api';
import { chooseFilm, computeLikeliestBestRarity, type Film } from './films.rules';

/** What this browser says of a format: nothing, 'maybe' or 'probably'. */
export const canPlay = (type: string): string => document.createElement('video').canPlayType(type);

/** Fetches, while the member confirms, the film that the draw will most likely show. */
export const useLikelyFilm = (packId: string, count: number): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMotionReduced() || isSavingData()) return;
    const fetchAhead = async () => {
      const rarity = computeLikeliestBestRarity(await queryClient.fetchQuery(buildPrizesLeftQuery(packId)), count);
      if (rarity === undefined) return;
      await queryClient.prefetchQuery(buildFilmFileQuery(chooseFilm({ packId, count, rarity }, canPlay).address));
    };
    // What could not be fetched ahead is asked for again when it is shown.
    fetchAhead().catch(() => {});
  }, [queryClient, packId, count]);
};

/** The film as a player takes it, once it has come. @returns `isLost` when there will be none */
export const useFilmSource = ({ address }: Film, isEnabled: boolean) => {
  const { data: file, isError: isLost } = useQuery({ ...buildFilmFileQuery(address), enabled: isEnabled });
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { source, isLost };
};
