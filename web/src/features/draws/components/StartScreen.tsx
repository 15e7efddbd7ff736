import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { ShownDraw } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { revealMessages } from '../reveal.messages';
import type { Sound } from '../use-sound';
import { CARD_BACK, CardPicture } from './CardPicture';
import { setFocus } from './focus';
import { RevealSwitch } from './RevealSwitch';

interface Props {
  readonly draw: ShownDraw;
  readonly sound: Sound;
  readonly onStart: () => void;
  readonly onSkipAll: () => void;
}

/** Start screen; a tap anywhere starts the reveal. */
export function StartScreen({ draw, sound, onStart, onSkipAll }: Props) {
  const t = useWords(drawsMessages);
  const words = useWords(revealMessages);
  const { number } = useFormats();
  return (
    <div className="start">
      <button type="button" className="start-tap" ref={setFocus} onClick={onStart}>
        <span className="start-title">{draw.title}</span>
        <span className="start-deck">
          <CardPicture src={CARD_BACK} eager />
          <CardPicture src={CARD_BACK} eager />
          <CardPicture src={CARD_BACK} eager />
        </span>
        <span className="start-count">{t('drawn', { count: number(draw.cards.length) })}</span>
        <span className="button">{t('start')}</span>
      </button>
      <footer className="start-tools">
        <RevealSwitch word={words('sound')} isOn={sound.isOn} onToggle={sound.toggle} />
        <button type="button" className="button button-quiet" onClick={onSkipAll}>
          {t('allSkip')}
        </button>
      </footer>
    </div>
  );
}
