import { useEffect, useRef } from 'react';
import { playVideo } from '../../../browser/video';
import { useWords } from '../../../i18n/i18n';
import { contentMessages } from '../content.messages';
import { filmOf } from '../content.rules';
import type { Motion } from './motion';
import { PauseButton } from './PauseButton';

/** Plays a silent film in a loop. */
export function Film({ files, ...motion }: Motion & { files: readonly string[] }) {
  const t = useWords(contentMessages);
  const video = useRef<HTMLVideoElement>(null);
  const { sources, poster } = filmOf(files);
  useEffect(() => {
    if (!video.current) return;
    if (motion.isStill) video.current.pause();
    // Phones in battery-saving mode refuse to play; the poster stays.
    else playVideo(video.current).catch(() => {});
  }, [motion.isStill]);
  return (
    <section className="banner" aria-label={t('banner')}>
      <div className="banner-frame">
        <video ref={video} poster={poster} width={1600} height={640} loop muted playsInline preload="metadata">
          {sources.map((source) => (
            <source key={source} src={source} />
          ))}
        </video>
      </div>
      <div className="banner-controls">
        <PauseButton {...motion} />
      </div>
    </section>
  );
}
