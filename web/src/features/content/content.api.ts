import { queryOptions } from '@tanstack/react-query';
import type {
  ShownSlide,
  WordedBanner,
  WordedBannerResponse,
} from '../../../../services/content/banner/banner.contract.js';
import type { NoticeListResponse, ShownNotice } from '../../../../services/content/notices/notices.contract.js';
import { api, toPagePath } from '../../api/api';
import { takePageResponse } from '../../api/page-responses';

export type { ShownNotice, ShownSlide, WordedBanner };

const NO_BANNER: WordedBanner = { mode: 1, list: [], alert: '' };

const BANNER = '/user/banner/slides';

export const banner = queryOptions({
  queryKey: ['content', 'banner'],
  // The shop works without its banner.
  queryFn: (): Promise<WordedBanner> => api.get<WordedBannerResponse>(BANNER).catch(() => NO_BANNER),
  initialData: () => takePageResponse<WordedBannerResponse>(BANNER),
  initialDataUpdatedAt: 0,
});

export const buildNoticesQuery = (page: number) =>
  queryOptions({
    queryKey: ['content', 'notices', page],
    queryFn: () => api.get<NoticeListResponse>(toPagePath('/user/post/list', page)),
  });
