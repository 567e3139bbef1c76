/**
 * What must hold for the rules page beside a table: it has a paragraph for every moment of a hand, and every
 * paragraph cites an existing clause.
 */
import { describe, expect, it } from 'vitest'
import {
  locales,
  paragraphOf,
  pick,
  say,
  seeded,
  type Catalogue,
  type ClauseIndex,
  type Game,
  type Locale,
  type Rulebook,
  type Seat,
  type Shapes,
} from '@stolik/core'

export interface RulebookLaws<T extends Shapes> {
  readonly game: Game<T>
  readonly rulebook: Rulebook<T['view']>
  readonly words: readonly Readonly<Record<Locale, Catalogue>>[]
  readonly clauses: readonly { readonly id: string; readonly index: ClauseIndex }[]
}

export function rulebookLaws<T extends Shapes>({ game, rulebook, words, clauses }: RulebookLaws<T>): void {
  const known = (clause: string): boolean => {
    const [first = '', ...rest] = clause.split(' ')
    const named = clauses.find(({ id }) => id === first)
    if (named !== undefined) return Object.hasOwn(named.index, rest.join(' '))
    return clauses.some(({ index }) => Object.hasOwn(index, clause))
  }

  describe.each(Object.keys(game.profiles))('the rules beside a table of %s', (profile) => {
    const pieces = rulebook.chapters(profile, null).flatMap((chapter) => chapter.pieces)
    const ids = pieces.map(paragraphOf)

    it('contain each paragraph once, with an existing clause, in every language', () => {
      expect(new Set(ids).size).toBe(ids.length)
      for (const piece of pieces) {
        const { code, args, clause } = piece.kind === 'line' ? piece.line : piece.label
        expect(clause === '' || known(clause), `${code} ${clause}`).toBe(true)
        for (const locale of locales)
          expect(
            say(Object.assign({}, ...words.map((all) => all[locale])) as Catalogue, locale, code, args),
          ).not.toBe(code)
      }
    })

    it('have a paragraph for every moment of a hand, for each player and for an onlooker', () => {
      const rules = game.profiles[profile] as T['rules']
      const met = new Set<string>()
      for (let seed = 0; seed < 60; seed++) {
        const random = seeded(`${profile} ${seed}`)
        let state = game.setup(rules, game.deal(rules, random), game.between(rules, []))
        for (;;) {
          const acting = game.toAct(state)
          const seats: (Seat | null)[] = [0, 1, 2, null]
          for (const seat of seats) {
            const id = rulebook.matters(game.view(state, seat))
            expect(ids).toContain(id)
            met.add(id)
          }
          const seat = acting[0]
          if (seat === undefined) break
          const view = game.view(state, seat)
          state = game.apply(state, seat, pick(game.legal(view), random))
        }
      }
      expect(met.size).toBeGreaterThan(4)
    })
  })
}
