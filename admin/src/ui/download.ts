import { API, callApi } from '../providers/httpClient';

const nameIn = (disposition: string | null): string | undefined => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];

/** Saves content as a file with this name. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/**
 * Downloads `path` from the operators' API (`shipments.csv?filter=…`) and saves it as a file.
 * @throws HttpError if the shop refuses
 */
export const download = async (path: string): Promise<void> => {
  const { headers, blob } = await callApi(`${API}/${path}`);
  saveFile(blob, nameIn(headers.get('content-disposition')) ?? path.replace(/\?.*/, '').replaceAll('/', '-'));
};
