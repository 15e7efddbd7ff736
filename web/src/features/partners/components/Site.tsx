import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import { useAmount } from '../../../ui/use-amount';
import type { OwnSite } from '../partners.api';
import { partnersMessages } from '../partners.messages';

interface Props {
  readonly site: OwnSite;
  readonly onLink: () => void;
  readonly onTransfer: () => void;
  readonly onLookAgain: () => void;
}

/** Shows a partner site, the member's balance there, and the next step. */
export function Site({ site, onLink, onTransfer, onLookAgain }: Props) {
  const t = useWords(partnersMessages);
  const amount = useAmount();
  const { id, name, direction, status, point, under_way: underWay } = site;
  const isLinked = status === '1';
  const titleId = `site-${id}`;
  return (
    <section className="panel partner-site" aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      <p className={`partner-route partner-route-${direction}`}>{t(direction, { site: name })}</p>
      <Facts
        facts={[
          [t('state'), t(isLinked ? 'linked' : 'notLinked')],
          ...(isLinked && point !== null ? [[t('movable'), amount(point)] as const] : []),
        ]}
      />
      {underWay > 0 && <p className="alert">{t('underWay', { points: amount(underWay), site: name })}</p>}
      {isLinked && point === null && <p className="alert">{t('unreachable', { site: name })}</p>}
      {(underWay > 0 || (isLinked && point === null)) && (
        <button type="button" className="button button-quiet" onClick={onLookAgain}>
          {t('lookAgain')}
        </button>
      )}
      {!isLinked && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('linkSite', { site: name })}
          onClick={onLink}
        >
          {t('link')}
        </button>
      )}
      {isLinked && point !== null && underWay === 0 && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('transferSite', { site: name })}
          onClick={onTransfer}
        >
          {t('transfer')}
        </button>
      )}
    </section>
  );
}
