import type { Motion } from './motion';
import '../content.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { banner } from '../content.api';
import { isFilm } from '../content.rules';
import { Carousel } from './Carousel';
import { Film } from './Film';

/** Shows rotating pictures or a silent film on the top page. Its pause button stops all motion on the page. */
export function BannerStage(motion: Motion) {
  const { mode, list } = useSuspenseQuery(banner).data;
  if (list.length === 0) return null;
  if (isFilm(mode)) return <Film files={list.map(({ file_name }) => file_name)} {...motion} />;
  return <Carousel slides={list} {...motion} />;
}
