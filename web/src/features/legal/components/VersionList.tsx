import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link } from '../../../paths';
import type { LegalTextAnswer } from '../legal.api';
import { legalMessages } from '../legal.messages';

const WORDS = { earlier: 'earlier', 'in-force': 'inForce', announced: 'announced' } as const;

interface Props {
  readonly text: LegalTextAnswer;
  /** Path of the page. */
  readonly path: string;
}

/** Lists the readable versions of a text, newest first. The version in force has the page's own address. */
export function VersionList({ text, path }: Props) {
  const t = useWords(legalMessages);
  const { day } = useFormats();
  return (
    <nav className="legal-others" aria-labelledby="versions-heading">
      <h2 id="versions-heading">{t('versions')}</h2>
      <ul>
        {text.versions.map(({ version, in_force_from, state }) => (
          <li key={version}>
            <Link
              to={state === 'in-force' ? path : link(path, { version })}
              aria-current={version === text.version ? 'page' : undefined}
            >
              {t('versionOf', { version: String(version), day: day(in_force_from) })}
            </Link>{' '}
            {t(WORDS[state])}
          </li>
        ))}
      </ul>
    </nav>
  );
}
