import { useEffect, useRef, useState } from 'react';
import { playVideo } from '../../../browser/video';
import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';
import { setFocus } from './focus';

const START_DELAY_MS = 300;
/** Time after which a stalled film is skipped. */
const PATIENCE_MS = 3000;

interface Props {
  /** undefined while it loads */
  readonly source: string | undefined;
  readonly isLost: boolean;
  readonly poster: string | undefined;
  readonly onEnd: () => void;
}

/** Film in full screen; a tap anywhere skips it. Without a film the cards follow at once. */
export function FilmScreen({ source, isLost, poster, onEnd }: Props) {
  const t = useWords(drawsMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [isDue, setDue] = useState(false);
  const [positionSeconds, setPosition] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLost) onEnd();
    else if (isDue && source && video.current) playVideo(video.current).catch(onEnd);
  }, [isLost, isDue, source, onEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the film is new patience
  useEffect(() => {
    const timer = setTimeout(onEnd, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [positionSeconds, onEnd]);

  return (
    // The finger that started the film may still be tapping.
    <button type="button" className="film" ref={setFocus} onClick={() => isDue && onEnd()}>
      <video
        ref={video}
        src={source}
        poster={poster}
        width={720}
        height={1280}
        preload="auto"
        muted
        playsInline
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
        onEnded={onEnd}
        onError={onEnd}
      />
      <span className="film-skip">{t('skip')}</span>
    </button>
  );
}
