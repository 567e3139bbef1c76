/** Draws an address as a QR code. */
import { svg, type TemplateResult } from 'lit'
import { encode } from 'uqr'

/** It is black on white in any theme, because phones expect that. */
export function qr(address: string, label: string): TemplateResult<2> {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return svg`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />
  </svg>`
}
