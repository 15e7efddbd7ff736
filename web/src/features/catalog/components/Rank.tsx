import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { computeShareLeft } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import type { PackCard } from '../prizes.api';
import { countTicketsLeft, type RankGroup } from '../prizes.rules';
import { PrizeGrid, type PrizeGridProps } from './PrizeGrid';

const MAX_COLUMNS = 3;

interface Props extends Omit<PrizeGridProps, 'cards'> {
  readonly rank: RankGroup<PackCard>;
  readonly isTop: boolean;
  /** True once all cards of the rank are loaded. More may follow for the last rank shown. */
  readonly isComplete: boolean;
}

/** Prizes of one rank, and the chance to win any of them. */
export function Rank({ rank: { rank, name, rows }, isTop, isComplete, boxLeft, ...grid }: Props) {
  const t = useWords(packDetailMessages);
  const { number, odds } = useFormats();
  const left = countTicketsLeft(rows);
  const id = `rank-${rank}`;
  return (
    <section
      className={isTop ? 'rank rank-top' : 'rank'}
      data-columns={isTop ? 'all' : Math.min(rows.length, MAX_COLUMNS)}
      aria-labelledby={id}
    >
      <h3 id={id}>
        {name}
        {isComplete && (
          <small>
            {left === 0
              ? t('gone')
              : t('rankTotal', {
                  share: odds(computeShareLeft(left, boxLeft)),
                  of: number(left),
                  all: number(boxLeft),
                })}
          </small>
        )}
      </h3>
      <PrizeGrid cards={rows} boxLeft={boxLeft} {...grid} />
    </section>
  );
}
