import { useLanguage } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { ShareButton } from '../../../ui/ShareButton';
import { useShare } from '../../../ui/use-share';
import type { Pack } from '../catalog.api';

/** Shares the address of a pack. */
export function SharePack({ pack }: { pack: Pack }) {
  const { attempt, share } = useShare();
  const lang = useLanguage() === 'en' ? 'en' : undefined;
  const address = new URL(link(paths.packDetail, { packId: pack.id, lang }), window.location.origin).href;
  const press = () => void share({ title: pack.name, text: pack.name, url: address });
  return <ShareButton attempt={attempt} onShare={press} />;
}
