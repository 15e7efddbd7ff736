import type { Motion } from './motion';
import '../content.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { banner } from '../content.api';
import { isFilm } from '../content.rules';
import { Carousel } from './Carousel';
import { Film } from './Film';

/** The stage of the top page: pictures that take turns, or a silent film. Its pause stops whatever moves on the page. */
export function BannerStage(motion: Motion) {
  const { mode, list } = useSuspenseQuery(banner).data;
  const files = list.map(({ file_name }) => file_name);
  if (files.length === 0) return null;
  return isFilm(mode) ? <Film files={files} {...motion} /> : <Carousel files={files} {...motion} />;
}
