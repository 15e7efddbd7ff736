import { useWords } from '../../../i18n/i18n';
import { contentMessages } from '../content.messages';
import type { Motion } from './motion';

const PAUSE = 'M7 5h4v14H7zm6 0h4v14h-4z';
const PLAY = 'M8 5v14l11-7z';

export function PauseButton({ isStill, onStill }: Motion) {
  const t = useWords(contentMessages);
  return (
    <button
      type="button"
      className="banner-pause"
      aria-label={t(isStill ? 'play' : 'pause')}
      onClick={() => onStill(!isStill)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={isStill ? PLAY : PAUSE} />
      </svg>
    </button>
  );
}
