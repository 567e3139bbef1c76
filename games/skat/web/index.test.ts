import { locales, seeded } from '@stolik/core'
import { needWords } from '@stolik/kit/words'
import { describe, expect, it } from 'vitest'
import { present, sdl } from '../graphql/index.js'
import { profiles, skat } from '../src/index.js'
import { renderer } from './index.js'

/** The names of the fields of an object type in the schema. */
function fields(type: string): string[] {
  const body = new RegExp(`type ${type} [^{]*\\{([^}]*)\\}`).exec(sdl)?.[1] ?? ''
  return [...body.matchAll(/^ *(\w+):/gm)].map((m) => m[1] as string)
}

describe('the Skat renderer', () => {
  it('queries every field of the view and of its parts', () => {
    const asked = new Set(renderer.selection.match(/\w+/g))
    for (const type of ['SkatView', 'SkatCall', 'SkatAnnouncement', 'SkatTrick', 'SkatDisclosure']) {
      expect(fields(type).length).toBeGreaterThan(2)
      for (const field of fields(type)) expect(asked).toContain(field)
    }
  })

  it('reads the view back from the answer', () => {
    const state = skat.setup(profiles.isko, skat.deal(profiles.isko, seeded(1)), {})
    const view = skat.view(state, 2)
    expect(
      renderer.read(
        JSON.parse(
          JSON.stringify(
            present(
              view,
              skat.legal(view).map((move) => skat.write(move)),
            ),
          ),
        ) as object,
      ),
    ).toEqual(view)
  })

  it('defines its table element', () => {
    expect(customElements.get(renderer.tag)).toBeDefined()
  })

  it('has the game and its profiles in every language', async () => {
    for (const locale of locales) {
      await needWords(locale, [renderer.catalogues])
      const words = renderer.catalogues[locale]
      for (const code of ['game', 'profile.pzskat', 'profile.isko']) expect(words).toHaveProperty([code])
    }
  })
})
