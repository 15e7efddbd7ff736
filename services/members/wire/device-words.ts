/** The first that is found in what a browser says of itself: most of them also call themselves by the names below theirs. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/\biP(hone|ad|od)\b.*AppleWebKit\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone|\biPod/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Browser and system of a device by their common names; '' for what is not known. */
export interface DeviceWords {
  readonly browser: string;
  readonly system: string;
}

/** @param userAgent what the browser says it is */
export const describeDevice = (userAgent: string): DeviceWords => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
});
