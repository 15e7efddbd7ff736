import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/i18n';
import { fairnessMessages } from '../fairness.messages';

const box = <path d="M6 18 24 9l18 9v18l-18 9-18-9zm0 0 18 9 18-9M24 27v18M15 13.5l18 9v7" />;
const shopSeed = <path d="M24 6l15 6v12c0 9-6 15-15 18C15 39 9 33 9 24V12zM24 19a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 8v6" />;
const memberSeed = (
  <path d="M15 5h18a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm6 32h6M18 15h4m4 0h4M18 21h4m4 0h4M18 27h4m4 0h4" />
);
const ticket = <path d="M6 15h36v6a4 4 0 0 0 0 8v6H6v-6a4 4 0 0 0 0-8zm25 0v3m0 4v3m0 4v3m-17-9 4 4 7-8" />;
const log = (
  <path d="M14 12h20a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10zm0 14h20a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10zM20 17h8m-8 14h8M24 17v14" />
);
const eye = (
  <path d="M4 24c6-9 12-13 20-13s14 4 20 13c-6 9-12 13-20 13S10 33 4 24zm20-6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z" />
);

/** Diagram of a draw, from the sealed box to the published seed. */
export function Idea() {
  const t = useWords(fairnessMessages);
  return (
    <ol className="fair-idea">
      <Station icon={box} title={t('ideaBox')} text={t('ideaBoxText')} />
      <li className="fair-idea-seeds">
        <ul>
          <Station icon={shopSeed} title={t('ideaShopSeed')} text={t('ideaShopSeedText')} />
          <Station icon={memberSeed} title={t('ideaYourSeed')} text={t('ideaYourSeedText')} />
        </ul>
      </li>
      <Station icon={ticket} title={t('ideaTicket')} text={t('ideaTicketText')} />
      <Station icon={log} title={t('ideaLog')} text={t('ideaLogText')} />
      <Station icon={eye} title={t('ideaReveal')} text={t('ideaRevealText')} />
    </ol>
  );
}

function Station({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="fair-station">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        {icon}
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
