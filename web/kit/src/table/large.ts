/** From which size on, in pixels, a table is drawn large: also beside an open list on a window of 1100 px. */
export const leastLarge = { width: 740, height: 560 }

/** Whether a table of this size is drawn large. */
export const isLarge = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width >= leastLarge.width && height >= leastLarge.height
