import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Skeleton } from '../../../ui/Skeleton';
import type { Pack } from '../catalog.api';
import { packDetailMessages } from '../pack-detail.messages';
import { buildPackSealQuery } from '../prizes.api';

/** Explains how draws from this box can be verified, and links to the verification. */
export function Fairness({ pack }: { pack: Pack }) {
  const t = useWords(packDetailMessages);
  const { number } = useFormats();
  const { data: seal, isPending } = useQuery(buildPackSealQuery(String(pack.id)));
  const drawn = number(pack.total_pack_count - pack.pack_count);
  const grounds = [
    [t('sealed'), t('sealedText')],
    [t('logged'), t('loggedText', { count: drawn })],
    [t('revealed'), t('revealedText')],
  ] as const;
  return (
    <section className="panel fairness">
      <h2>{t('fairness')}</h2>
      <p>{t('fairnessText')}</p>
      <ul className="ticks">
        {grounds.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isPending && <Skeleton lines={2} />}
      {seal && (
        <p className="hash">
          <small>{t('boxHash')}</small>
          <code>{seal.hash}</code>
        </p>
      )}
      <Link className="button button-quiet" to={link(paths.fairness, { packId: pack.id })}>
        {t('fairnessLink')}
      </Link>
    </section>
  );
}
