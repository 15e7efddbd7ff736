import { queryOptions } from '@tanstack/react-query';
import type {
  ShownSlide,
  WordedBanner,
  WordedBannerAnswer,
} from '../../../../services/content/banner/banner.contract.js';
import type { NoticeListAnswer, ShownNotice } from '../../../../services/content/notices/notices.contract.js';
import { api, pagePath } from '../../api/api';
import { takeAnswer } from '../../api/page-answers';

export type { ShownNotice, ShownSlide, WordedBanner };

const NO_BANNER: WordedBanner = { mode: 1, list: [], alert: '' };

const BANNER = '/user/banner/slides';

export const banner = queryOptions({
  queryKey: ['content', 'banner'],
  // The packs are what counts: without its banner the shop is open all the same.
  queryFn: (): Promise<WordedBanner> => api.get<WordedBannerAnswer>(BANNER).catch(() => NO_BANNER),
  initialData: () => takeAnswer<WordedBannerAnswer>(BANNER),
  initialDataUpdatedAt: 0,
});

export const notices = (page: number) =>
  queryOptions({
    queryKey: ['content', 'notices', page],
    queryFn: () => api.get<NoticeListAnswer>(pagePath('/user/post/list', page)),
  });
