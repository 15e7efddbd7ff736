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

/** Undecided cards are given for another; the one that is wanted is in the address, as `id`. */
export default function ExchangePage() {
  const t = useWords(exchangesMessages);
  const [query, setQuery] = useSearchParams();
  const [exchanged, setExchanged] = useState<Exchanged | null>(null);
  // What is refused may be gone from the page a moment later; why stays.
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
