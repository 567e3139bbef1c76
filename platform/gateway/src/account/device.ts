/** What a device is called in the list of sessions, from what its browser says of itself: enough to know one's own, no more. */

/** The first that fits: browsers name those that they descend from, too. */
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

/** Browser and system, "Firefox, Android"; empty for a program that is no known browser. */
export function deviceOf(userAgent: string | null): string {
  const said = (userAgent ?? '').slice(0, 500)
  const named = [browsers, systems].map((known) => known.find(([sign]) => sign.test(said))?.[1])
  return named.filter((name) => name !== undefined).join(', ')
}
