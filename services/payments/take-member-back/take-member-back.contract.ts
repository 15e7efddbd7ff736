/** The shop's fields in the return URL. */
export interface ReturnQuery {
  readonly payment?: string;
}

/** The shop's fields in the carrier's return URLs. */
export interface CarrierReturnQuery extends ReturnQuery {
  readonly result?: 'success' | 'cancel' | 'error';
}

export interface TakeMemberBackCalls {
  /** Receives a browser from the card's issuer, and redirects it to the page that polls the payment. */
  'GET /api/acs/return': { query: ReturnQuery; redirect: 303 };
  /** Receives the same with the provider's signed fields. */
  'POST /api/acs/return': { query: ReturnQuery; upload: 'application/x-www-form-urlencoded'; redirect: 303 };
  /** Receives a browser from the carrier, and redirects it to the page of success or failure. */
  'GET /api/acs/carrier/return': { query: CarrierReturnQuery; redirect: 303 };
  /** Receives the same with the provider's signed fields. */
  'POST /api/acs/carrier/return': {
    query: CarrierReturnQuery;
    upload: 'application/x-www-form-urlencoded';
    redirect: 303;
  };
}
