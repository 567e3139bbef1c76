/** An address as a picture that a phone can read. */
import { svg, type TemplateResult } from 'lit'
import { encode } from 'uqr'

/** Black on white whatever the colours of the page, since a phone expects it so. */
export function qr(address: string, label: string): TemplateResult<2> {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return svg`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />
  </svg>`
}
