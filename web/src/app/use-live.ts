import { useEffect, useState } from 'react';
import { followLive } from '../api/live';
import { invalidateCatalog, updateStock } from '../features/catalog/live-stock';
import type { Win } from '../features/wins/wins.api';
import { useLanguage } from '../i18n/i18n';
import { link } from '../paths';

/**
 * Keeps the stock of packs up to date while the component is mounted and the page visible.
 *
 * @param packId limits this to one pack; the default is all
 * @returns recent wins; undefined until the first event
 */
export const useLive = (packId?: string): readonly Win[] | undefined => {
  const lang = useLanguage();
  const [wins, setWins] = useState<readonly Win[]>();
  useEffect(
    () =>
      followLive(link('', { pack_id: packId, lang }).slice(1), {
        onPacks: updateStock,
        onWins: setWins,
        onCatalog: invalidateCatalog,
      }),
    [packId, lang],
  );
  return wins;
};
