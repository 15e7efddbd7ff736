import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  type Fixtures,
  type Response,
} from '@playwright/test';

/** What a watched shop says of an answer that its contracts do not describe; see test/contracts/watched-shop.mjs. */
const FAULT = 'x-contract-fault';

const faultOf = (response: Response | APIResponse): string[] => {
  const fault = response.headers()[FAULT];
  return fault === undefined ? [] : [decodeURIComponent(fault)];
};

/** @throws when the answer is otherwise than the shop's contracts say */
export const asDescribed = <Described extends APIResponse>(response: Described): Described => {
  expect(faultOf(response)).toEqual([]);
  return response;
};

/** Holds every journey to it that the pages are answered as the shop's contracts say. */
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
