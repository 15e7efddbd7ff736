import { randomBytes } from 'node:crypto';

/** A status and a JSON body, or null for none. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};

/** A refusal as PayPal words it. */
export const refusal = (status: number, issue: string, description: string, field?: string): Answer => ({
  status,
  body: {
    name: NAMES[status],
    message: description,
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    details: [{ ...(field && { field }), issue, description }],
    links: [],
  },
});

export const unknown = (): Answer => refusal(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
