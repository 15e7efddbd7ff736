/**
 * Navigates to an address outside of the client. The page stays disabled until the browser has left, and is reloaded
 * when the member comes back.
 */
export const goOnTo = (address: string): Promise<never> => {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
  return new Promise(() => {});
};
