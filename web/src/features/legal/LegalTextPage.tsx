import './legal.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { TextHtml } from './components/TextHtml';
import { VersionList } from './components/VersionList';
import { VersionStanding } from './components/VersionStanding';
import { buildLegalTextQuery, type IdentityFact, type LegalSectionShown } from './legal.api';
import { legalMessages } from './legal.messages';

/** Texts by name, in the order of their links. */
const TEXTS = [
  ['terms-of-service', 'terms', paths.termsOfService],
  ['point-terms-of-service', 'pointTerms', paths.pointTermsOfService],
  ['privacy-policy', 'privacy', paths.privacyProtection],
  ['specific-commerce', 'commerce', paths.specificCommerce],
  ['fund-settlement', 'funds', paths.fundSettlement],
] as const;

/** Shows a legal text with its articles and a table of contents, for phones and for print. */
export default function LegalTextPage() {
  const t = useWords(legalMessages);
  const { day } = useFormats();
  const { pathname, hash } = useLocation();
  const [name] = TEXTS.find(([, , path]) => path === pathname) ?? TEXTS[0];
  const version = useSearchParams()[0].get('version');
  const { data } = useSuspenseQuery(buildLegalTextQuery(name, version));
  // The text has loaded after the browser looked for the article in the address.
  useEffect(() => {
    if (hash !== '' && data.name === name) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, data, name]);
  return (
    <Page title={data.title} narrow>
      <p className="note legal-version">
        {data.in_force_from && t('version', { version: String(data.version), day: day(data.in_force_from) })}
        <button type="button" className="button button-quiet legal-print" onClick={() => window.print()}>
          {t('print')}
        </button>
      </p>
      <VersionStanding text={data} path={pathname} />
      {data.lead !== '' && <TextHtml html={data.lead} />}
      <nav className="panel legal-contents" id="contents" aria-labelledby="contents-heading">
        <h2 id="contents-heading">{t('contents')}</h2>
        <ol>
          {data.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {data.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      {data.versions.length > 1 && <VersionList text={data} path={pathname} />}
      <nav className="legal-others" aria-labelledby="others-heading">
        <h2 id="others-heading">{t('others')}</h2>
        <ul>
          {TEXTS.filter(([other]) => other !== name).map(([other, word, path]) => (
            <li key={other}>
              <Link to={path}>{t(word)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}

function Section({ id, heading, html, identity }: LegalSectionShown) {
  const t = useWords(legalMessages);
  return (
    <section id={id} className="legal-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {identity === null ? <TextHtml html={html} /> : <Identity facts={identity} />}
      <a className="legal-top" href="#contents">
        {t('top')}
      </a>
    </section>
  );
}

function Identity({ facts }: { facts: readonly IdentityFact[] }) {
  const t = useWords(legalMessages);
  if (facts.length === 0) return <p className="note">{t('noIdentity')}</p>;
  return <Facts facts={facts.map(({ name, value }) => [name, value] as const)} />;
}
