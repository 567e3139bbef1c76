/** The sound of each cue: short, quiet, and distinguishable without looking. Times are in seconds, pitches in hertz. */
import type { Cue } from './cues.js'

export interface Note {
  /** A tone, or noise filtered around its pitch. */
  readonly kind: 'tone' | 'rustle'
  readonly at: number
  readonly length: number
  /** The pitch at the start and at the end. */
  readonly pitch: number
  readonly to: number
  /** From 0 to 1. */
  readonly loud: number
}

const tone = (at: number, pitch: number, length: number, loud: number): Note => ({
  kind: 'tone',
  at,
  pitch,
  to: pitch,
  length,
  loud,
})

export const voices: Readonly<Record<Cue, readonly Note[]>> = {
  // Sounds like pasteboard on wood.
  card: [
    { kind: 'rustle', at: 0, length: 0.07, pitch: 1500, to: 700, loud: 0.2 },
    { kind: 'tone', at: 0, length: 0.06, pitch: 190, to: 120, loud: 0.12 },
  ],
  // Sounds like cards drawn over the table.
  trick: [{ kind: 'rustle', at: 0, length: 0.2, pitch: 700, to: 2400, loud: 0.14 }],
  // Two rising tones, like a doorbell far away.
  turn: [tone(0, 659.26, 0.18, 0.09), tone(0.12, 880, 0.3, 0.09)],
  // Three equal tones, as a clock that strikes.
  late: [tone(0, 784, 0.12, 0.09), tone(0.25, 784, 0.12, 0.09), tone(0.5, 784, 0.2, 0.09)],
  // A chord, tone by tone.
  settled: [tone(0, 523.25, 0.25, 0.07), tone(0.1, 659.26, 0.25, 0.07), tone(0.2, 783.99, 0.5, 0.07)],
}

/** Returns the seconds until a cue has faded. */
export const lengthOf = (cue: Cue): number => Math.max(...voices[cue].map(({ at, length }) => at + length))
