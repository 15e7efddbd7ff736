import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { addressOf, type Destination } from '../../../paths';
import { Facts } from '../../../ui/Facts';
import { useAmount } from '../../../ui/use-amount';
import { coursesMessages } from '../courses.messages';
import { countRequestedDraws } from '../courses.rules';

interface Props {
  readonly pack: Parameters<typeof countRequestedDraws>[0] & { readonly name: string };
  readonly destination: Destination;
  readonly balance: number;
  readonly missing: number;
}

/** Points that the requested pack still needs. */
export function PackNeed({ pack, destination, balance, missing }: Props) {
  const t = useWords(coursesMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const draws = countRequestedDraws(pack, destination.num);
  return (
    <section className="pack-need">
      <h2>{t('forPack', { name: pack.name })}</h2>
      <Facts
        facts={[
          [t('needed', { count: number(draws) }), amount(draws * pack.point)],
          [t('owned'), amount(balance)],
          [
            t('missing'),
            <strong key="missing" className="price">
              {amount(missing)}
            </strong>,
          ],
        ]}
      />
      {missing === 0 && (
        <p className="notice-point">
          {t('enough')} <Link to={addressOf(destination)}>{t('backToPack')}</Link>
        </p>
      )}
    </section>
  );
}
