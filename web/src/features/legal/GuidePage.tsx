import './legal.css';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { TextField } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { TextHtml } from './components/TextHtml';
import { guideMessages } from './guide.messages';
import { buildLegalTextQuery, type LegalSectionShown } from './legal.api';
import { filterQuestions } from './questions.rules';

const QUESTIONS = 'questions';

/** Shows the guide to the shop, step by step, with searchable questions. */
export default function GuidePage() {
  const t = useWords(guideMessages);
  const [{ data: guide }, { data: questions }] = useSuspenseQueries({
    queries: [buildLegalTextQuery('user-guide'), buildLegalTextQuery(QUESTIONS)],
  });
  return (
    <Page title={guide.title} narrow>
      <TextHtml html={guide.lead} />
      <nav className="panel legal-contents" id="contents" aria-labelledby="contents-heading">
        <h2 id="contents-heading">{t('contents')}</h2>
        <ol>
          {guide.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
          <li>
            <a href={`#${QUESTIONS}`}>{questions.title}</a>
          </li>
        </ol>
      </nav>
      {guide.sections.map(({ id, heading, html }) => (
        <section key={id} id={id} className="legal-section guide-step" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <TextHtml html={html} />
          <a className="legal-top" href="#contents">
            {t('top')}
          </a>
        </section>
      ))}
      <Questions title={questions.title} all={questions.sections} />
    </Page>
  );
}

function Questions({ title, all }: { title: string; all: readonly LegalSectionShown[] }) {
  const t = useWords(guideMessages);
  const [search, setSearch] = useSearchParams();
  // The address updates too late for text typed with an input method.
  const [query, setQuery] = useState(search.get('q') ?? '');
  const matches = filterQuestions(all, query);
  const seek = (q: string): void => {
    setQuery(q);
    setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  };
  return (
    <section id={QUESTIONS} className="legal-section" aria-labelledby="questions-heading">
      <h2 id="questions-heading">{title}</h2>
      <TextField
        label={t('search')}
        type="search"
        value={query}
        maxLength={50}
        onChange={(event) => seek(event.target.value)}
      />
      <p role="status" className="note">
        {t('found', { count: matches.length })}
      </p>
      {matches.map(({ id, heading, html }) => (
        <details key={id} className="panel guide-question">
          <summary>{heading}</summary>
          <TextHtml html={html} />
        </details>
      ))}
      <p>
        {t('notFound')} <Link to={paths.contact}>{t('contact')}</Link>
      </p>
    </section>
  );
}
