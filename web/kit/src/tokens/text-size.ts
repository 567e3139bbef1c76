/**
 * The size of text that the reader has chosen in their browser. The root's own is not it: many sites set that to 62.5 %, so
 * that 1rem is 10 pixels, and what counts in rem would be too small to be read there.
 */

/** In pixels; the page's rules do not change it, however they are written. */
export function readersTextSize(): number {
  const probe = document.createElement('span')
  for (const [name, value] of [
    ['all', 'initial'],
    ['position', 'absolute'],
    ['visibility', 'hidden'],
    ['font-size', 'medium'],
  ] as const)
    probe.style.setProperty(name, value, 'important')
  document.documentElement.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size
}
