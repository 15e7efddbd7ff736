import './draws.css';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFirstError } from '../../api/response';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Modal } from '../../ui/Modal';
import { ConfirmPurchase } from './components/ConfirmPurchase';
import { RefusalModal } from './components/RefusalModal';
import { ShortfallModal } from './components/ShortfallModal';
import { checkDraw, findUnansweredDraw, type PackToBuy } from './draws.api';
import { drawsMessages } from './draws.messages';

interface Props {
  readonly pack: PackToBuy;
  readonly count: '1' | '10' | '100' | 'all';
  readonly onClose: () => void;
}

/** Purchase in a dialog: it checks the purchase, asks for confirmation, and draws. */
export default function QuickPurchase({ pack, count, onClose }: Props) {
  const t = useWords(drawsMessages);
  const navigate = useNavigate();
  const [isShort, setShort] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const toCards = (historyId: string) => navigate(link(paths.gachaAnimation, { historyId }));
  const { mutate: check, data: response } = useMutation({
    mutationFn: async () => (await findUnansweredDraw(pack.id)) ?? checkDraw(pack.id, count),
    onSuccess: (response) => {
      if (typeof response === 'string') return toCards(response);
      return response ? undefined : navigate(link(paths.login, { packId: pack.id, num: count }));
    },
    onError: onClose,
  });
  useEffect(() => check(), [check]);

  if (!response || typeof response === 'string') return null;
  if (response.state !== 200)
    return <RefusalModal message={getFirstError(response.errors, 'count') ?? ''} onClose={onClose} />;
  if (refusal) return <RefusalModal message={refusal} onClose={onClose} />;
  if (isShort || response.result !== '1') return <ShortfallModal purchase={response.detail} onClose={onClose} />;
  return (
    <Modal title={t('confirmTitle')} onClose={onClose}>
      <ConfirmPurchase
        pack={pack}
        purchase={response.detail}
        onNo={onClose}
        onDrawn={toCards}
        onShort={() => setShort(true)}
        onRefused={setRefusal}
      />
    </Modal>
  );
}
