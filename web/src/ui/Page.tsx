import type { ReactNode } from 'react';
import { useWords } from '../i18n/i18n';
import { uiMessages } from './ui.messages';

/** Frames a page under its only main heading, which is also the title of the document. */
export function Page({ title, narrow = false, children }: { title: string; narrow?: boolean; children: ReactNode }) {
  const t = useWords(uiMessages);
  return (
    <article className={narrow ? 'page page-narrow' : 'page'}>
      <title>{`${title} | ${t('shop')}`}</title>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
