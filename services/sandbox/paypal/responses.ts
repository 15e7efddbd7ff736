import { randomBytes } from 'node:crypto';

/** Status and JSON body of a response. */
export interface PaypalResponse {
  readonly status: number;
  readonly body: object;
}

const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};

/** Builds an error response in PayPal's format. */
export const buildRefusal = (status: number, issue: string, description: string, field?: string): PaypalResponse => ({
  status,
  body: {
    name: NAMES[status],
    message: description,
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    details: [{ ...(field && { field }), issue, description }],
    links: [],
  },
});

export const refuseUnknown = (): PaypalResponse =>
  buildRefusal(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
