import { type FormEvent, useState } from 'react';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useAmount } from '../../../ui/use-amount';
import { type OwnSite, transferPoints } from '../partners.api';
import { partnersMessages } from '../partners.messages';
import { findAmountFault, MAX_AMOUNT_LENGTH, normalizeAmount } from '../transfer.rules';

interface Props {
  readonly site: OwnSite;
  /** Amount that can be moved. */
  readonly owned: number;
  readonly onClose: () => void;
  /** @param error error message; '' when the points were moved */
  readonly onEnd: (error: string) => unknown;
}

/** Asks for an amount, and moves it after the member has confirmed the site. */
export function TransferPopup({ site: { id, name: site, direction }, owned, onClose, onEnd }: Props) {
  const t = useWords(partnersMessages);
  const amount = useAmount();
  const isWriting = useIsWriting();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'tooFew' | 'tooMany' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const point = Number(normalizeAmount(typed));
  const move = useWrite(transferPoints, ({ error, errors }) =>
    onEnd(error ?? Object.values(errors ?? {})[0]?.[0] ?? ''),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newFault = findAmountFault(typed, owned);
    setFault(newFault);
    setAsking(newFault === null);
  };
  if (isAsking)
    return (
      <Modal key="confirm" title={t('confirmTitle')} onClose={() => setAsking(false)}>
        <p>{t(direction === 'in' ? 'confirmIn' : 'confirmOut', { site, points: amount(point) })}</p>
        <p className="note">{t('noWayBack')}</p>
        <div className="buttons">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {t('back')}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={isWriting}
            onClick={() => move({ point, site_id: id })}
          >
            {t('move')}
          </button>
        </div>
      </Modal>
    );
  return (
    <Modal key="amount" title={t('amountTitle', { route: t(direction, { site }) })} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        <TextField
          label={t('amount')}
          hint={t('owned', { points: amount(owned) })}
          error={fault ? t(fault) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="numeric"
          maxLength={MAX_AMOUNT_LENGTH}
        />
        <button type="button" className="button button-quiet transfer-all" onClick={() => setTyped(String(owned))}>
          {t('all')}
        </button>
        {direction === 'out' && <p className="note">{t('freeOnly')}</p>}
        <div className="buttons">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button">
            {t('next')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
