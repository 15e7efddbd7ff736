import '../prizes.css';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { useAmount } from '../../../ui/use-amount';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { isConvertible } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';

type ExtraPrize = Pack['extra_prizes'][number];

/** Lists the prizes outside of the box, and the draws that win them. */
export function ExtraPrizes({ pack }: { pack: Pack }) {
  const t = useWords(packDetailMessages);
  if (pack.extra_prizes.length === 0) return null;
  return (
    <section className="prizes extra-prizes">
      <h2>{t('extraPrizes')}</h2>
      <p className="note">{t('extraPrizesText')}</p>
      <ul className="extra-list">
        {pack.extra_prizes.map((prize) => (
          <Extra key={prize.id} prize={prize} pack={pack} />
        ))}
      </ul>
    </section>
  );
}

function Extra({ prize, pack }: { prize: ExtraPrize; pack: Pack }) {
  const t = useWords(packDetailMessages);
  const catalog = useWords(catalogMessages);
  const { number } = useFormats();
  const amount = useAmount();
  const isGone = prize.left === 0;
  return (
    <li className={isGone ? 'extra-prize is-gone' : 'extra-prize'}>
      <Picture src={prize.image_url} alt="" width={600} height={840} sizes="6rem" />
      <div className="prize-words">
        <strong className="extra-label">{prize.label}</strong>
        <span className="card-name">{prize.name}</span>
        {prize.set_count > 1 && <small>{t('setOf', { count: number(prize.set_count) })}</small>}
        <span className="gives-back">
          {isConvertible(prize, pack.payment_method)
            ? t('givesBack', { points: amount(prize.buy_point) })
            : catalog('onlyShipped')}
        </span>
        <span className="extra-left">
          {isGone
            ? t('gone')
            : prize.rule === 'last'
              ? t('extraLast')
              : t('extraNext', { left: number(prize.left), next: number(prize.next) })}
        </span>
      </div>
    </li>
  );
}
