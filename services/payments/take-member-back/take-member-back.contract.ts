/** What the shop has put into the address of return. */
export interface ReturnQuery {
  readonly payment?: string;
}

/** What the shop has put into the carrier's addresses of return. */
export interface CarrierReturnQuery extends ReturnQuery {
  readonly result?: 'success' | 'cancel' | 'error';
}

export interface TakeMemberBackCalls {
  /** A browser is back from the card's issuer; it is sent on to the page that asks how the payment stands. */
  'GET /api/acs/return': { query: ReturnQuery; redirect: 303 };
  /** The same, with the provider's signed fields. */
  'POST /api/acs/return': { query: ReturnQuery; upload: 'application/x-www-form-urlencoded'; redirect: 303 };
  /** A browser is back from the carrier; it is sent on to the page of success or of failure. */
  'GET /api/acs/carrier/return': { query: CarrierReturnQuery; redirect: 303 };
  /** The same, with the provider's signed fields. */
  'POST /api/acs/carrier/return': {
    query: CarrierReturnQuery;
    upload: 'application/x-www-form-urlencoded';
    redirect: 303;
  };
}
