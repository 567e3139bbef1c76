/** Each page has one address, so that search engines, previews and people who compare links see one page. */

/** Parts of a path that contain nothing a browser could read as another host. */
const path = /^((?:\/[\w.~%@:+,;=-]+)+)\/$/

/** The address without the slash at its end; undefined if there is none. The query stays. */
export function withoutSlash(url: string): string | undefined {
  const [before = '', ...query] = url.split('?')
  const [, to] = path.exec(before) ?? []
  return to === undefined ? undefined : [to, ...query].join('?')
}
