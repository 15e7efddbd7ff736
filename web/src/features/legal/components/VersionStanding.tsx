import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link } from '../../../paths';
import type { LegalTextAnswer } from '../legal.api';
import { legalMessages } from '../legal.messages';
import { OwnAgreement } from './OwnAgreement';

interface Props {
  readonly text: LegalTextAnswer;
  /** Path of the page. */
  readonly path: string;
}

/** Shows that a newer version was announced, or that the displayed version is not in force. */
export function VersionStanding({ text, path }: Props) {
  const t = useWords(legalMessages);
  const { day } = useFormats();
  const shown = text.versions.find(({ version }) => version === text.version);
  const next = text.versions.findLast(({ state }) => state === 'announced');
  if (!shown) return null;
  const isInForce = shown.state === 'in-force';
  const agreement = shown.state !== 'earlier' && <OwnAgreement name={text.name} version={shown.version} />;
  if (isInForce && !next) return agreement;
  return (
    <div className="panel legal-standing">
      {shown.state === 'earlier' && <p>{t('isOver')}</p>}
      {shown.state === 'announced' && (
        <>
          <p>
            <strong>{t('isToCome', { day: day(shown.in_force_from) })}</strong>
          </p>
          <p>{t('silence')}</p>
        </>
      )}
      {isInForce && next && <p>{t('comes', { day: day(next.in_force_from) })}</p>}
      {agreement}
      <Link to={isInForce && next ? link(path, { version: next.version }) : path}>
        {t(isInForce ? 'readNew' : 'readPresent')}
      </Link>
    </div>
  );
}
