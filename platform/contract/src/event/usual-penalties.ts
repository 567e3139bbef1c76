/** The usual penalties of an event, one a line. A line may end with the points that it takes, such as `Cards shown again: −2`. */

export interface UsualPenalty {
  /** The whole line, as the regulations have it. */
  readonly line: string
  /** What it is for, without the points. */
  readonly reason: string
  /** Negative; null for a penalty without points, such as a warning. */
  readonly points: number | null
}

export function usualPenalty(line: string): UsualPenalty {
  const [, reason, points] = /^(.*\S)\s*[:;,]\s*[−-](\d{1,6}(?:[.,]5)?)$/u.exec(line.trim()) ?? []
  if (reason === undefined || points === undefined) return { line, reason: line.trim(), points: null }
  return { line, reason, points: -Number(points.replace(',', '.')) }
}

/** The code of a game's own usual penalties in its words, one a line, and of the sentence that says whose reading they are. */
export const gamePenalties = 'penalties.usual'
export const whoseReading = 'penalties.whose'

/** Returns the lines of a game's text. Games without usual penalties have no such text, and get the code back. */
export const penaltyLines = (text: string): readonly string[] =>
  text === gamePenalties ? [] : text.split('\n').filter((line) => line.trim() !== '')
