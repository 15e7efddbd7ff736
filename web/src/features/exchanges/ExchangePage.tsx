import './exchanges.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { Done } from './components/Done';
import { Giving } from './components/Giving';
import { Offers } from './components/Offers';
import type { Exchanged } from './exchanges.api';
import { exchangesMessages } from './exchanges.messages';

/** Exchanges undecided cards for another card, which the query parameter `id` names. */
export default function ExchangePage() {
  const t = useWords(exchangesMessages);
  const [query, setQuery] = useSearchParams();
  const [exchanged, setExchanged] = useState<Exchanged | null>(null);
  // The message stays even if the refused offer disappears from the page.
  const [refusal, setRefusal] = useState<string>();
  const offerId = query.get('id');
  const toOffers = () => {
    const next = new URLSearchParams(query);
    next.delete('id');
    setQuery(next, { replace: true });
  };
  const onDone = (done: Exchanged) => {
    toOffers();
    setExchanged(done);
    window.scrollTo(0, 0);
  };
  if (exchanged)
    return (
      <Page title={t('doneTitle')} narrow>
        <Done exchanged={exchanged} onAgain={() => setExchanged(null)} />
      </Page>
    );
  return (
    <Page title={t('title')}>
      <p>{t('lead')}</p>
      {refusal && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      {offerId === null ? (
        <Offers />
      ) : (
        <Giving offerId={offerId} onLeave={toOffers} onRefused={setRefusal} onDone={onDone} />
      )}
    </Page>
  );
}
