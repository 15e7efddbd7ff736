import { useEffect, useState } from 'react';
import { followLive } from '../api/live';
import { noteCatalog, noteStock } from '../features/catalog/live-stock';
import type { Win } from '../features/wins/wins.api';
import { useLanguage } from '../i18n/i18n';
import { link } from '../paths';

/**
 * Keeps what is left of the packs as it is in the shop, for as long as the page is there and seen.
 *
 * @param packId of the only one that is shown; all, without
 * @returns what was won lately; undefined until the shop has told
 */
export const useLive = (packId?: string): readonly Win[] | undefined => {
  const lang = useLanguage();
  const [wins, setWins] = useState<readonly Win[]>();
  useEffect(
    () =>
      followLive(link('', { pack_id: packId, lang }).slice(1), {
        onPacks: noteStock,
        onWins: setWins,
        onCatalog: noteCatalog,
      }),
    [packId, lang],
  );
  return wins;
};
