/** From which size on, in pixels, a table is drawn large. */
export const leastLarge = { width: 960, height: 560 }

/** Whether a table of this size is drawn large. */
export const isLarge = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width >= leastLarge.width && height >= leastLarge.height
