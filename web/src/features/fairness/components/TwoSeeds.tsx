import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { fairnessMessages } from '../fairness.messages';
import type { FairBox } from '../manifest.rules';
import type { Receipt } from '../receipt.rules';

/** Seeds of a draw: the member's, and the shop's of that day. */
export function TwoSeeds({ receipt, fair }: { receipt: Receipt; fair: FairBox }) {
  const t = useWords(fairnessMessages);
  const { number } = useFormats();
  const { client_seed, client_seed_by, day, first_slot, count } = receipt;
  const shopSeed = fair.revealed.find((revealed) => revealed.day === day)?.seed;
  const slots = { first: number(first_slot + 1), last: number(first_slot + count), count: number(count) };
  return (
    <section className="fair-section">
      <h2>{t('seedsTitle')}</h2>
      <dl className="fair-seeds">
        <div>
          <dt>{t('yourSeed')}</dt>
          <dd>
            <code>{client_seed}</code>
            <small>{t(client_seed_by === 'shop' ? 'yourSeedByShop' : 'yourSeedByMember')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('shopSeed', { day })}</dt>
          <dd>{shopSeed ? <code>{shopSeed}</code> : <span className="fair-secret">{t('shopSeedSecret')}</span>}</dd>
        </div>
        <div>
          <dt>{t('slots')}</dt>
          <dd className="fair-slots">{t(count === 1 ? 'slotText' : 'slotsText', slots)}</dd>
        </div>
      </dl>
    </section>
  );
}
