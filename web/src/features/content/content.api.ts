import { queryOptions } from '@tanstack/react-query';
import type { Answer, ListAnswer } from '../../api/answer';
import { api, pagePath } from '../../api/api';

export interface Banner {
  /** 1 pictures that take turns, 2 a film */
  readonly mode: number | string;
  readonly list: readonly { readonly file_name: string }[];
  /** A line for everybody, in the reader's language; '' or absent when there is nothing to tell. */
  readonly alert?: string;
}

export interface Notice {
  readonly title: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly created: string;
  readonly content: string;
  readonly images: readonly string[];
}

const NO_BANNER: Banner = { mode: 1, list: [] };

export const banner = queryOptions({
  queryKey: ['content', 'banner'],
  // The packs are what counts: without its banner the shop is open all the same.
  queryFn: (): Promise<Banner> => api.get<Answer & Banner>('/user/banner').catch(() => NO_BANNER),
});

export const notices = (page: number) =>
  queryOptions({
    queryKey: ['content', 'notices', page],
    queryFn: () => api.get<ListAnswer<Notice>>(pagePath('/user/post/list', page)),
  });
