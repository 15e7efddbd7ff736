import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { cardMessages } from '../card.messages';
import { computeShareLeft } from '../catalog.rules';
import type { PackOfPrize } from '../prizes.api';
import { countTicketsLeft } from '../prizes.rules';
import { Price } from './Price';

/** Lists the packs on sale or announced that hold a card, with the number left in each. */
export function CardPacks({ packs }: { packs: readonly PackOfPrize[] }) {
  const t = useWords(cardMessages);
  return (
    <section className="card-packs" aria-labelledby="card-packs">
      <h2 id="card-packs">{t('packs')}</h2>
      {packs.length === 0 && <p>{t('noPacks')}</p>}
      <ul className="rows">
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} />
        ))}
      </ul>
    </section>
  );
}

function PackRow({ pack }: { pack: PackOfPrize }) {
  const t = useWords(cardMessages);
  const { number, odds, time } = useFormats();
  const left = countTicketsLeft(pack.prizes);
  const count = { left: number(left), all: number(pack.pack_count) };
  return (
    <li className="row card-pack">
      <Link to={link(paths.packDetail, { packId: pack.id })}>{pack.name}</Link>
      <Price pack={pack} />
      <p>
        {left === 0 || pack.pack_count === 0 ? (
          t('gone')
        ) : (
          <>
            <strong>{odds(computeShareLeft(left, pack.pack_count))}</strong> {t('left', count)}
          </>
        )}
      </p>
      {pack.is_before === '1' && <p>{t('coming', { time: time(pack.start_date) })}</p>}
    </li>
  );
}
