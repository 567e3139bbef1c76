/** Tests difficult browsers: no audio at all, blocked audio, many cards at once. */
import { describe, expect, it, vi } from 'vitest'
import { loudspeaker } from './sink.js'

/** A context that counts what starts in it. */
function contextThat(state: AudioContextState, resume: () => Promise<void>) {
  const context = new OfflineAudioContext(1, 1, 22_050)
  const began = { tones: 0, rustles: 0 }
  Object.defineProperties(context, {
    state: { value: state },
    resume: { value: resume },
    createOscillator: {
      value: () => {
        began.tones += 1
        return new OscillatorNode(context)
      },
    },
    createBufferSource: {
      value: () => {
        began.rustles += 1
        return new AudioBufferSourceNode(context)
      },
    },
  })
  return { context, began }
}
/** Renders to the end, so that everything scheduled has started. */
const rendered = (context: OfflineAudioContext): Promise<AudioBuffer> => context.startRendering()

describe('the loudspeaker', () => {
  it('plays one cue after the other, and equal cues that come together once', async () => {
    const { context, began } = contextThat('running', () => Promise.resolve())
    const sink = loudspeaker(() => context)
    sink.play(['card', 'turn'])
    sink.play(['card'])
    await rendered(context)
    expect(began).toEqual({ tones: 3, rustles: 1 })
  })

  it('is requested once, however often it is missing', () => {
    const make = vi.fn(() => {
      throw new ReferenceError('AudioContext is not defined')
    })
    const sink = loudspeaker(make)
    sink.wake()
    sink.play(['turn'])
    sink.play(['card'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('that is blocked is silent, and throws no error', async () => {
    const failed = vi.fn()
    addEventListener('unhandledrejection', failed)
    const { context, began } = contextThat('suspended', () =>
      Promise.reject(new DOMException('no', 'NotAllowedError')),
    )
    const sink = loudspeaker(() => context)
    sink.wake()
    sink.play(['turn'])
    await rendered(context)
    removeEventListener('unhandledrejection', failed)
    expect(failed).not.toHaveBeenCalled()
    expect(began).toEqual({ tones: 0, rustles: 0 })
  })

  it('that comes back later does not play outdated cues', async () => {
    let free = (): void => undefined
    const { context, began } = contextThat('suspended', () => new Promise((done) => (free = done)))
    const sink = loudspeaker(() => context)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    sink.play(['turn'])
    clock.mockReturnValue(9000)
    free()
    sink.play(['card'])
    free()
    await rendered(context)
    clock.mockRestore()
    expect(began).toEqual({ tones: 1, rustles: 1 })
  })
})
