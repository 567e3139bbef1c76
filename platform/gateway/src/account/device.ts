/**
 * Names a device for the list of sessions, from its User-Agent header: enough to recognise one's own devices, and no more.
 */

/** The first match counts, because browsers also name the browsers that they descend from. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns browser and system, as in "Firefox, Android"; empty for a program that is no known browser. */
export function deviceOf(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, 500)
  const named = [browsers, systems].map((known) => known.find(([sign]) => sign.test(agent))?.[1])
  return named.filter((name) => name !== undefined).join(', ')
}
