/**
 * The text size that the reader has chosen in their browser. The root's own size is different: many sites set it to 62.5 %, so
 * that 1rem is 10 pixels. Sizes in rem would be too small to read there.
 */

/** Returns the size in pixels. The page's rules cannot change it. */
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
