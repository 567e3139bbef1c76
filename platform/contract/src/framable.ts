/**
 * The pages that other sites may show in a frame: those of play, events and published results. In any other page a site
 * around it could lead people into acts that they do not see, so a page that is not listed here cannot be framed.
 */

/** Addresses. `*` stands for one part of a path, `**` for one or more. */
export const framablePages: readonly string[] = [
  '/',
  '/club-rules',
  '/club/*',
  '/clubs',
  '/daily',
  '/event/**',
  '/events',
  '/files/event/**',
  '/frame/*',
  '/learn',
  '/learn/*',
  '/league',
  '/league/*',
  '/play',
  '/problem',
  '/ranking',
  '/ranking/*',
  '/ranking/*/club/*',
  '/ranking/*/person/*',
  '/replay',
  '/replay/*/*',
  '/table/*',
  '/table/*/list',
  '/value',
  '/words',
]

/** Desks of associations, whose addresses look like those of a ranking or a league. */
const desks: readonly string[] = ['/league/desk', '/ranking/desk', '/ranking/desk/**']

/** Compares part by part. */
function fits(parts: readonly string[], pattern: string): boolean {
  const wanted = pattern.split('/')
  if (wanted.at(-1) === '**')
    return parts.length >= wanted.length && wanted.slice(0, -1).every((part, i) => part === parts[i])
  return parts.length === wanted.length && wanted.every((part, i) => part === '*' || part === parts[i])
}

/** Whether another site may frame a page at all. Which sites may is decided elsewhere. */
export function isFramable(pathname: string): boolean {
  const parts = pathname.split('/').map(plain)
  const isOf = (list: readonly string[]): boolean => list.some((pattern) => fits(parts, pattern))
  return isOf(framablePages) && !isOf(desks)
}

/** A part as pages read it; a slash within it stays encoded. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}
