import { locales, seeded } from '@stolik/core'
import { needWords } from '@stolik/kit/words'
import { describe, expect, it } from 'vitest'
import { present, sdl } from '../graphql/index.js'
import { baska } from '../src/index.js'
import { renderer } from './index.js'

/** Returns the field names of an object type in the schema. */
function fields(type: string): string[] {
  const body = new RegExp(`type ${type} [^{]*\\{([^}]*)\\}`).exec(sdl)?.[1] ?? ''
  return [...body.matchAll(/^ *(\w+):/gm)].map((m) => m[1] as string)
}

describe('the Baśka renderer', () => {
  it('asks for every field of the view and its parts', () => {
    const asked = new Set(renderer.selection.match(/\w+/g))
    for (const type of ['BaskaView', 'BaskaSpoken', 'BaskaPlayed', 'BaskaTrick', 'BaskaThrow']) {
      expect(fields(type).length).toBeGreaterThan(1)
      for (const field of fields(type)) expect(asked).toContain(field)
    }
  })

  it('reads the view back from the answer', () => {
    for (const rules of Object.values(baska.profiles)) {
      const state = baska.setup(rules, baska.deal(rules, seeded(1)), baska.between(rules, []))
      const view = baska.view(state, 2)
      expect(
        renderer.read(
          JSON.parse(
            JSON.stringify(
              present(
                view,
                baska.legal(view).map((move) => baska.write(move)),
              ),
            ),
          ) as object,
        ),
      ).toEqual(view)
    }
  })

  it('defines its table element', () => {
    expect(customElements.get(renderer.tag)).toBeDefined()
  })

  it('has words for the game and its profiles in every language', async () => {
    for (const locale of locales) {
      await needWords(locale, [renderer.catalogues])
      const words = renderer.catalogues[locale]
      for (const code of ['game', ...Object.keys(baska.profiles).map((id) => `profile.${id}`)])
        expect(words).toHaveProperty([code])
    }
  })
})
