import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { ShareButton } from '../../../ui/ShareButton';
import { useShare } from '../../../ui/use-share';
import { shareDraw } from '../draws.api';
import { shareDrawMessages } from '../share-draw.messages';

/** Shares the best card of a draw. Nobody sees anything of it before the press, and of the member nothing after it. */
export function ShareDraw({ historyId, pack }: { historyId: string; pack: string }) {
  const t = useWords(shareDrawMessages);
  const { outcome, url, share } = useShare();
  const press = useWrite(shareDraw, ({ name, url: address }) => {
    const text = t('text', { card: name, pack });
    void share({ title: name, text, url: address });
  });
  return (
    <section className="share-draw">
      <ShareButton label={t('share')} outcome={outcome} url={url} onShare={() => press(historyId)} />
      <p className="note">{t('note')}</p>
    </section>
  );
}
