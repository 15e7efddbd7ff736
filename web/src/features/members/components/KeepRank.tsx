import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFirstError } from '../../../api/response';
import { currentUser } from '../../../api/session';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import { buyRank, type MemberDetail } from '../members.api';
import { rankMessages } from '../rank.messages';

type Step = 'short' | 'confirm' | 'done';

/** Shows next month's rank, and offers to keep the current one for coins. */
export function KeepRank({ member }: { member: MemberDetail }) {
  const t = useWords(rankMessages);
  const { number } = useFormats();
  const { data: user } = useQuery(currentUser);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [step, setStep] = useState<Step>();
  const [refusal, setRefusal] = useState<string>();
  const { rank_name: rank, rank_coin: coin, next_month_name: next, next_month } = member;
  const coins = user?.coin ?? 0;
  const keep = useWrite(buyRank, async (response) => {
    setRefusal(getFirstError(response.errors, 'count'));
    setStep(response.result === '1' ? 'done' : response.result === '0' ? 'short' : undefined);
    await queryClient.invalidateQueries();
  });
  const isOffered = member.is_rank_maintained === 0 && coin > 0;
  const close = () => setStep(undefined);
  return (
    <div className="keep-rank">
      {next && <p className="note">{t(member.is_rank_maintained === 1 ? 'nextKept' : 'next', { rank: next })}</p>}
      {isOffered && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setStep(coins < coin ? 'short' : 'confirm')}
        >
          {t('keep', { coins: number(coin) })}
        </button>
      )}
      {refusal && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      {step === 'short' && (
        <Modal title={t('short')} onClose={close}>
          <p>{t('shortText', { coins: number(coins), needed: number(coin) })}</p>
          <button type="button" className="button" onClick={close}>
            {t('close')}
          </button>
        </Modal>
      )}
      {step === 'confirm' && (
        <Modal title={t('confirm', { rank })} onClose={close}>
          <p>{t('confirmText', { coins: number(coin), before: number(coins), after: number(coins - coin) })}</p>
          <div className="buttons">
            <button type="button" className="button button-quiet" onClick={close}>
              {t('no')}
            </button>
            <button
              type="button"
              className="button"
              aria-disabled={isWriting}
              onClick={() => keep({ coin, next_month_rank: next_month })}
            >
              {t('yes')}
            </button>
          </div>
        </Modal>
      )}
      {step === 'done' && (
        <Modal title={t('done')} onClose={close}>
          <p>{t('doneText', { rank })}</p>
          <button type="button" className="button" onClick={close}>
            {t('close')}
          </button>
        </Modal>
      )}
    </div>
  );
}
