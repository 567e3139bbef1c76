/** Computes the points of a line chart. Pure. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Plot {
  /** In the order of the values; null where there is no value, and the line is broken. */
  readonly points: readonly (Point | null)[]
  /** A path for SVG. */
  readonly line: string
  readonly lowest: number
  readonly highest: number
}

export interface Frame {
  readonly width: number
  readonly height: number
  /** Free space on each side, for dots and figures. */
  readonly inset: number
}

/** Places have the lowest on top, scores the highest. At least one value must be a number. */
export function plot(values: readonly (number | null)[], frame: Frame, top: 'lowest' | 'highest'): Plot {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const { width, height, inset } = frame
  const points = values.map((value, i): Point | null => {
    if (value === null) return null
    const part = highest === lowest ? 0.5 : (value - lowest) / (highest - lowest)
    return {
      x: round(values.length === 1 ? width / 2 : inset + (i / (values.length - 1)) * (width - 2 * inset)),
      y: round(inset + (top === 'lowest' ? part : 1 - part) * (height - 2 * inset)),
    }
  })
  const line = points
    .map((point, i) =>
      point === null ? '' : `${(points[i - 1] ?? null) === null ? 'M' : 'L'}${point.x} ${point.y}`,
    )
    .join('')
  return { points, line, lowest, highest }
}

const round = (value: number): number => Math.round(value * 10) / 10
