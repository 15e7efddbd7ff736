import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../../api/session';
import { useWords } from '../../../i18n/i18n';
import { Page } from '../../../ui/Page';
import { fairnessMessages } from '../fairness.messages';
import { Idea } from './Idea';
import { OwnDraws } from './OwnDraws';
import { PackChoice } from './PackChoice';
import { SignedLog } from './SignedLog';
import { StateIcon } from './StateIcon';
import { VisitorNote } from './VisitorNote';

const PROMISES = ['promiseContents', 'promiseOdds', 'promiseOrder', 'promiseOpen'] as const;

/** Explains the shop's commitment and the verification, and links to packs and draws. */
export function About() {
  const t = useWords(fairnessMessages);
  const isMember = useQuery(currentUser).data?.is_login === '1';
  return (
    <Page title={t('title')}>
      <p className="fair-lead">{t('lead')}</p>
      <section>
        <h2>{t('ideaTitle')}</h2>
        <Idea />
      </section>
      <section>
        <h2>{t('promisesTitle')}</h2>
        <ul className="fair-promises">
          {PROMISES.map((promise) => (
            <li key={promise}>
              <StateIcon state="ok" />
              {t(promise)}
            </li>
          ))}
        </ul>
      </section>
      <SignedLog />
      {isMember ? <OwnDraws /> : <VisitorNote />}
      <PackChoice />
      <section className="panel">
        <h2>{t('limitsTitle')}</h2>
        <p className="note">{t('limitsText')}</p>
      </section>
    </Page>
  );
}
