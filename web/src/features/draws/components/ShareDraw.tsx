import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { ShareButton } from '../../../ui/ShareButton';
import { useShare } from '../../../ui/use-share';
import { sortByValue } from '../choice.rules';
import { type ShownDraw, shareCard } from '../draws.api';
import { shareDrawMessages } from '../share-draw.messages';

interface Props {
  readonly draw: Pick<ShownDraw, 'cards' | 'title' | 'history_id'>;
  /** a short button, without the note on what others will see */
  readonly isShort?: boolean;
}

/** Shares the best card of a draw. Nothing is public before the press, and nothing about the member after it. */
export function ShareDraw({ draw: { cards, title: pack, history_id }, isShort = false }: Props) {
  const t = useWords(shareDrawMessages);
  const { attempt, share } = useShare();
  const press = useWrite(shareCard, ({ name, url: address }) => {
    const text = t('text', { card: name, pack });
    void share({ title: name, text, url: address });
  });
  const [best] = sortByValue(cards);
  if (!best) return null;
  return (
    <section className="share-draw">
      <ShareButton
        label={t('share')}
        shown={isShort ? t('shareShort') : undefined}
        attempt={attempt}
        onShare={() => press({ history_id: String(history_id), card_id: best.history_id })}
      />
      {!isShort && <p className="note">{t('note')}</p>}
    </section>
  );
}
