import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { computeVerifiableFrom } from '../days.rules';
import { findPrizeName, listTermPairs, type ManifestExtra } from '../manifest.rules';
import { stepsMessages, TERMS } from '../steps.messages';
import type { CheckView } from './check-view';
import { Hashes } from './Hashes';
import { Table } from './Table';

const SEEDS_SHOWN = 7;

export function SealNumbers({ subject: { fair }, findings }: CheckView) {
  const t = useWords(stepsMessages);
  return (
    <Hashes
      hashes={[
        [t('computedHash'), findings.sealHash],
        [t('publishedHash'), fair.box_hash],
        [t('manifestText'), fair.manifest],
      ]}
    />
  );
}

export function ContentsNumbers({ subject: { shown }, findings: { manifest } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  const prizes = manifest?.prizes ?? [];
  const total = prizes.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Table
      head={[t('prize'), t('quantity')]}
      rows={[
        ...prizes.map(({ id, quantity }) => [findPrizeName(shown, id), number(quantity)]),
        [t('total'), number(total)],
        [t('termTickets'), number(manifest?.tickets ?? 0)],
      ]}
    />
  );
}

export function ExtrasNumbers({ subject: { shown }, findings: { manifest } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  const wonBy = ({ rule, draws }: ManifestExtra): string => {
    if (rule === 'last') return t('lastDraw');
    return rule === 'every' ? t('everyDraws', { count: number(draws[0]!) }) : draws.map(number).join(' · ');
  };
  const extras = manifest?.extra_prizes ?? [];
  return (
    <Table
      head={[t('prize'), t('wonBy')]}
      rows={extras.map((extra) => [findPrizeName(shown, extra.id), wonBy(extra)])}
    />
  );
}

export function ShownNumbers({ subject: { shown }, findings: { manifest } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  const sayable = (value: string | number) => {
    if (typeof value === 'string') return t(value === '2' ? 'coins' : 'points');
    return value === 0 ? t('none') : number(value);
  };
  const terms = manifest ? listTermPairs(manifest, shown) : [];
  return (
    <Table
      head={[t('item'), t('onThePage'), t('inTheList')]}
      rows={terms.map((pair) => [t(TERMS[pair.term]), sayable(pair.shown), sayable(pair.sealed)])}
    />
  );
}

export function SeedsNumbers({ findings: { seeds, manifest } }: CheckView) {
  const t = useWords(stepsMessages);
  const latest = seeds.slice(-SEEDS_SHOWN).reverse();
  return (
    <>
      <Hashes
        hashes={[
          ...latest.flatMap(({ day, seed, before }) => [
            [t('seedOf', { day }), seed] as const,
            [t('leadsTo'), before] as const,
          ]),
          [t('anchor'), manifest?.anchor ?? ''],
        ]}
      />
      {seeds.length > SEEDS_SHOWN && <p className="note">{t('moreSeeds', { count: String(SEEDS_SHOWN) })}</p>}
    </>
  );
}

export function LogNumbers({ subject: { fair }, findings: { lines, lastHash } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  return (
    <Hashes
      hashes={[
        [t('linesChecked'), number(lines)],
        [t('firstHash'), fair.box_hash],
        [t('lastHash'), lastHash],
        [t('head', { slot: number(fair.head.slot) }), fair.head.hash],
      ]}
    />
  );
}

export function DrawsNumbers({ findings: { lines, recomputed } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  return (
    <Table
      head={[t('item'), t('lines')]}
      rows={[
        [t('recomputed'), number(recomputed)],
        [t('waiting'), number(lines - recomputed)],
      ]}
    />
  );
}

export function BoxNumbers({ subject: { shown }, findings: { prizes } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  return (
    <Table
      head={[t('prize'), t('drawn'), t('left'), t('quantity')]}
      rows={prizes.map(({ id, quantity, left }) => [
        findPrizeName(shown, id),
        number(quantity - left),
        number(left),
        number(quantity),
      ])}
    />
  );
}

export function DaysNumbers({ findings: { days, manifest } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number, time } = useFormats();
  if (days.length === 0 || !manifest) return <p className="note">{t('noLines')}</p>;
  return (
    <Table
      head={[t('day'), t('lines'), t('verifiable')]}
      rows={days.map(({ day, lines, isPublic }) => [
        t('dayNumber', { day }),
        number(lines),
        isPublic ? t('verified') : t('from', { time: time(computeVerifiableFrom(manifest.start, day)) }),
      ])}
    />
  );
}
