import { queryOptions } from '@tanstack/react-query';
import type { LinkSiteAnswer, LinkSiteRequest } from '../../../../services/partners/link-site/link-site.contract.js';
import type { OwnSite, OwnSitesAnswer } from '../../../../services/partners/own-sites/own-sites.contract.js';
import type { TransferPointsAnswer } from '../../../../services/partners/transfer-points/transfer-points.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';
import { memberDetail } from '../../queries/member-detail';

export type { OwnSite };

/** Query of the sites with which the member may move points. */
export const ownSites = queryOptions({
  queryKey: ['partners', 'sites'],
  queryFn: async () => (await api.get<OwnSitesAnswer>('/user/transfer/point')).list,
});

/** Query of the member's phone verification, which linking a site requires. */
export const isPhoneVerified = queryOptions({ ...memberDetail, select: ({ end_sms }) => end_sms === 1 });

/** Response with details of the site; a refusal has none. */
type Said<Details> = ResponseBody & Partial<Details>;

export const linkSite = (payload: LinkSiteRequest): Promise<Said<LinkSiteAnswer>> =>
  api.write('/user/transfer/login', payload);

export const transferPoints = (payload: {
  readonly point: number;
  readonly site_id: string;
}): Promise<Said<TransferPointsAnswer>> => api.write('/user/transfer/point', payload);
