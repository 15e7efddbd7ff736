import { queryOptions } from '@tanstack/react-query';
import type { Answer, ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';

export interface Banner {
  /** 1 pictures that take turns, 2 a film */
  readonly mode: number | string;
  readonly list: readonly { file_name: string }[];
}

export interface Notice {
  readonly title: string;
  readonly created: string;
  readonly content: string;
  readonly images: readonly string[];
}

export const banner = queryOptions({
  queryKey: ['content', 'banner'],
  queryFn: () => api.get<Answer & Banner>('/user/banner'),
});

export const notices = (page: number) =>
  queryOptions({
    queryKey: ['content', 'notices', page],
    queryFn: () => api.get<ListAnswer<Notice>>(pagePath('/user/post/list', page)),
  });
