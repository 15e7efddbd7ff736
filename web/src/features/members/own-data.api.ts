import type { ExportDataRequest } from '../../../../services/members/export-data/export-data.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';

/** Address of the data file, after a password check. */
export const OWN_DATA_FILE = '/api/user/export_data';

export const allowOwnData = (payload: ExportDataRequest): Promise<ResponseBody> =>
  api.write('/user/export_data', payload);
