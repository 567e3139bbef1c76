/** Plays notes by WebAudio, so that no sound file is needed. */
import type { Note } from './voices.js'

/** The gain at which an exponential fade counts as silent. */
const silence = 0.0001
const attack = 0.006

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Returns a third of a second of noise, generated once per context. */
function rustle(context: BaseAudioContext): AudioBuffer {
  const known = rustles.get(context)
  if (known !== undefined) return known
  const made = context.createBuffer(1, Math.ceil(context.sampleRate / 3), context.sampleRate)
  const samples = made.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1
  rustles.set(context, made)
  return made
}

/** Plays notes from a time of the context's clock on. */
export function playNotes(context: BaseAudioContext, notes: readonly Note[], from: number): void {
  for (const { kind, at, length, pitch, to, loud } of notes) {
    const [begins, ends] = [from + at, from + at + length]
    const gain = context.createGain()
    gain.gain.setValueAtTime(silence, begins)
    gain.gain.exponentialRampToValueAtTime(loud, begins + attack)
    gain.gain.exponentialRampToValueAtTime(silence, ends)
    gain.connect(context.destination)
    const glide = (param: AudioParam): void => {
      param.setValueAtTime(pitch, begins)
      param.exponentialRampToValueAtTime(to, ends)
    }
    if (kind === 'tone') {
      const tone = context.createOscillator()
      glide(tone.frequency)
      tone.connect(gain)
      tone.start(begins)
      tone.stop(ends)
      continue
    }
    const noise = context.createBufferSource()
    noise.buffer = rustle(context)
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    glide(band.frequency)
    noise.connect(band).connect(gain)
    noise.start(begins)
    noise.stop(ends)
  }
}
