import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Picture } from '../../../ui/Picture';
import { Verified } from '../../../ui/Verified';
import type { PackDetail } from '../fairness.api';
import { fairnessMessages } from '../fairness.messages';
import type { Subject } from '../subject.rules';
import { Hashes } from './Hashes';

/** Pack of the box, and the progress of its sale. */
export function PackHead({ pack, subject }: { pack: PackDetail; subject: Subject }) {
  const t = useWords(fairnessMessages);
  const { word, values } = stateOf(pack, subject, useFormats());
  return (
    <section className="panel fair-pack">
      <Link to={link(paths.packDetail, { packId: pack.id })}>
        {pack.image[0] && (
          <Picture src={pack.image[0]} alt="" width={960} height={600} sizes="(width >= 1024px) 20rem, 100vw" />
        )}
        <span>{pack.name}</span>
      </Link>
      <p>{t(word, values)}</p>
      <Verified pack={pack} />
      <Hashes hashes={[[t('boxHash'), subject.fair.box_hash]]} />
    </section>
  );
}

const stateOf = (
  { is_before, start_date, total_pack_count, pack_count }: PackDetail,
  { fair: { head } }: Subject,
  { time, number }: ReturnType<typeof useFormats>,
) => {
  const left = number(total_pack_count - head.slot);
  const values = { left, time: time(start_date) };
  if (is_before === '1') return { word: 'stateNotYet', values } as const;
  if (head.slot >= total_pack_count) return { word: 'stateSoldOut', values } as const;
  return { word: pack_count === 0 ? 'stateOver' : 'stateOnSale', values } as const;
};
