/** Formats the time left as HH.MM.SS. Hours may exceed 24; time that is over is 00.00.00. @param leftMs milliseconds */
export const formatCountdown = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
};
