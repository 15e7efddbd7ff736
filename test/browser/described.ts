import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  type Fixtures,
  type Response,
} from '@playwright/test';

/** Response header with the fault of a response that the contracts do not describe; see test/contracts/watched-shop.mjs. */
const FAULT = 'x-contract-fault';

const faultOf = (response: Response | APIResponse): string[] => {
  const fault = response.headers()[FAULT];
  return fault === undefined ? [] : [decodeURIComponent(fault)];
};

/** Returns the response. @throws Error when it does not conform to the shop's contracts */
export const asDescribed = <Described extends APIResponse>(response: Described): Described => {
  expect(faultOf(response)).toEqual([]);
  return response;
};

/** Fixture: checks every response of a journey against the shop's contracts. */
export const withinContracts: Fixtures<
  { withinContracts: undefined },
  object,
  { context: BrowserContext },
  { browser: Browser }
>['withinContracts'] = [
  async ({ browser, context }, use) => {
    const faults: string[] = [];
    const watch = (watched: BrowserContext) => watched.on('response', (response) => faults.push(...faultOf(response)));
    watch(context);
    browser.on('context', watch);
    await use(undefined);
    browser.off('context', watch);
    expect(faults).toEqual([]);
  },
  { auto: true },
];
