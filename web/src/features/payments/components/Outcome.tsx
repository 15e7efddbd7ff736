import '../outcome.css';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { METHODS } from '../../../../../services/platform/payments/providers.shared.js';
import { currentUser } from '../../../api/session';
import { getMonotonicMs } from '../../../browser/clock';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { Page } from '../../../ui/Page';
import { Spinner } from '../../../ui/Spinner';
import { useAmount } from '../../../ui/use-amount';
import { outcomeMessages } from '../outcome.messages';
import { computeRefetchDelayMs, type Variant } from '../outcome.rules';
import { lastPayment } from '../payments.api';
import { SCREENS } from '../wallets';
import { AfterFailure, AfterPayment, WhileUnderWay } from './OutcomeLinks';
import { Sign } from './Sign';

const usePaidWords = (variant: Variant): string => {
  const t = useWords(outcomeMessages);
  const language = useLanguage();
  if (variant === 'card') return t('paid');
  return variant === 'carrier' ? t('paidCarrier') : t('paidWallet', { name: METHODS[variant].name[language] });
};

const useFailedWords = (variant: Variant): string => {
  const t = useWords(outcomeMessages);
  const language = useLanguage();
  if (variant === 'card') return t('failed');
  if (variant === 'carrier') return t('failedCarrier');
  const screen = SCREENS[variant];
  return screen ? screen.word(language, 'failed') : t('failed');
};

/** Status of the session's last payment, refetched while it is in progress. */
export function Outcome({ variant }: { variant: Variant }) {
  const { result, packId, isHeld } = useLastPayment();
  if (result === '1') return <Paid variant={variant} packId={packId} />;
  if (isHeld) return <Held />;
  return result === '2' ? <UnderWay /> : <Failed variant={variant} packId={packId} />;
}

const useLastPayment = () => {
  const queryClient = useQueryClient();
  const [sinceMs] = useState(getMonotonicMs);
  const { data } = useSuspenseQuery({
    ...lastPayment,
    refetchInterval: ({ state }) =>
      state.data?.result === '2' ? computeRefetchDelayMs(getMonotonicMs() - sinceMs) : false,
  });
  const { result } = data;
  useEffect(() => {
    if (result === '1') void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
  }, [queryClient, result]);
  return { result, packId: data.pack_id, isHeld: data.held === '1' };
};

function Paid({ variant, packId }: { variant: Variant; packId: string }) {
  const t = useWords(outcomeMessages);
  const words = usePaidWords(variant);
  const amount = useAmount();
  const { data: user } = useQuery(currentUser);
  return (
    <Page title={t('paidTitle')} narrow>
      <div className="panel notice">
        <Sign kind="done" />
        <p role="status">{words}</p>
        <p className="outcome-balance">
          {t('now')} <strong className="price">{amount(user?.point ?? 0)}</strong>
        </p>
        <AfterPayment packId={packId} points={user?.point ?? 0} />
      </div>
    </Page>
  );
}

function UnderWay() {
  const t = useWords(outcomeMessages);
  return (
    <Page title={t('underWayTitle')} narrow>
      <div className="panel notice">
        <Spinner label={t('underWay')} />
        <p className="note">{t('longer')}</p>
        <WhileUnderWay />
      </div>
    </Page>
  );
}

/** Text for a payment that the provider holds for days, so that nobody waits here. */
function Held() {
  const t = useWords(outcomeMessages);
  return (
    <Page title={t('heldTitle')} narrow>
      <div className="panel notice">
        <p role="status">{t('held')}</p>
        <p className="note">{t('heldNote')}</p>
        <WhileUnderWay />
      </div>
    </Page>
  );
}

/** Text for a failed payment, with links to start again. */
export function Failed({ variant, packId }: { variant: Variant; packId: string }) {
  const t = useWords(outcomeMessages);
  const words = useFailedWords(variant);
  return (
    <Page title={t('failedTitle')} narrow>
      <div className="panel notice">
        <Sign kind="failed" />
        <p role="alert">{words}</p>
        <p className="note">{t('nothingCharged')}</p>
        <AfterFailure packId={packId} />
      </div>
    </Page>
  );
}
