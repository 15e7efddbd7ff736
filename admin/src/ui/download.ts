import { API, httpClient } from '../providers/httpClient';

const nameIn = (disposition: string | null): string | undefined => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];

/**
 * Saves what the operators' API answers to `path` (`shipments.csv?filter=…`) as a file.
 *
 * @throws HttpError when the shop refuses
 */
export const download = async (path: string): Promise<void> => {
  const { headers, blob } = await httpClient(`${API}/${path}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = nameIn(headers.get('content-disposition')) ?? path.replace(/\?.*/, '').replaceAll('/', '-');
  link.click();
  URL.revokeObjectURL(link.href);
};
