/** Tests the sound of cues, rendered into memory. */
import { describe, expect, it } from 'vitest'
import type { Cue } from './cues.js'
import { playNotes } from './synth.js'
import { lengthOf, voices } from './voices.js'

const rate = 22_050
const cues = Object.keys(voices) as Cue[]

async function played(cue: Cue): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, rate, rate)
  playNotes(context, voices[cue], 0)
  return (await context.startRendering()).getChannelData(0)
}
const peak = (samples: Float32Array): number =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
/** Counts the zero crossings: a higher sound has more. */
const crossings = (samples: Float32Array): number =>
  samples.filter((one, n) => n > 0 && one > 0 !== (samples[n - 1] ?? 0) > 0).length

describe.each(cues)('the sound of %s', (cue) => {
  it('is audible, quiet, and soon over', async () => {
    const samples = await played(cue)
    expect(peak(samples)).toBeGreaterThan(0.01)
    expect(peak(samples)).toBeLessThan(0.35)
    expect(lengthOf(cue)).toBeLessThan(0.75)
    expect(peak(samples.subarray(Math.ceil(lengthOf(cue) * rate) + 1))).toBeLessThan(0.001)
  })
})

it('sounds differ, in length or in pitch', async () => {
  const all = await Promise.all(
    cues.map(async (cue) => ({ length: lengthOf(cue), pitch: crossings(await played(cue)) / lengthOf(cue) })),
  )
  for (const [n, one] of all.entries())
    for (const other of all.slice(n + 1))
      expect(
        Math.max(
          one.length / other.length,
          other.length / one.length,
          one.pitch / other.pitch,
          other.pitch / one.pitch,
        ),
      ).toBeGreaterThan(1.3)
})
