import type { PicturePurpose } from '../../../services/content/keep-picture/keep-picture.contract.js';
import { API, callApi } from '../providers/httpClient';

/**
 * Uploads a picture.
 * @returns its address
 * @throws HttpError if the shop refuses
 */
export const uploadPicture = async (file: File, purpose: PicturePurpose): Promise<string> => {
  const headers = { 'Content-Type': file.type.startsWith('image/') ? file.type : 'image/unknown' };
  return (await callApi(`${API}/uploads?for=${purpose}`, { method: 'POST', body: file, headers })).json.url;
};

/** Returns the address of a picture's thumbnail, or its own address if it has none. */
export const smallOf = (url: string): string =>
  url.replace(/^(\/(?:images|uploads)\/.+)(?<!\.half)\.webp$/, '$1.half.webp');
