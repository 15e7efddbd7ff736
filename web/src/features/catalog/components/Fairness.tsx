import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../i18n/i18n';
import { boxHash, fairnessAddress } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';

/** The seal of the box and where its proof lies. A pack without a box yet has none. */
export function Fairness({ packId }: { packId: string }) {
  const t = useWords(catalogMessages);
  const { data: hash } = useQuery(boxHash(packId));
  if (!hash) return null;
  return (
    <section>
      <h2>{t('fairness')}</h2>
      <p>{t('fairnessText')}</p>
      <p>
        {t('boxHash')}
        <code className="hash">{hash}</code>
      </p>
      <a href={fairnessAddress(packId)} target="_blank" rel="noreferrer">
        {t('fairnessLink')}
      </a>
    </section>
  );
}
