import { queryOptions } from '@tanstack/react-query';
import type { HideWinsRequest, WinSettingsResponse } from '../../../../services/wins/hide-wins/hide-wins.contract.js';
import type { Win } from '../../../../services/wins/live/live.contract.js';
import { api } from '../../api/api';

export type { Win };

const SETTINGS = '/user/win_settings';

/** Query of the setting that shows the member's wins to everybody, without a name. */
export const winSettings = queryOptions({
  queryKey: ['wins', 'settings'],
  queryFn: async () => (await api.get<WinSettingsResponse>(SETTINGS)).detail,
});

export const changeWinSettings = (settings: HideWinsRequest) => api.write<WinSettingsResponse>(SETTINGS, settings);
