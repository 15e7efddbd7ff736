/**
 * Leaves for an address that is no page of the client. Nothing can be pressed until the browser has gone; whoever comes
 * back to the page as it was left gets it anew.
 */
export const goOnTo = (address: string): Promise<never> => {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
  return new Promise(() => {});
};
