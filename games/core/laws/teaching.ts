/**
 * What must hold for every game's lessons. Each sentence exists in every language and cites a clause of the rule
 * book. What it says about cards, tricks and points comes true in play. No sentence tells the learner what they may
 * not know.
 */
import { describe, expect, it } from 'vitest'
import {
  locales,
  pick,
  sealTeaching,
  say,
  seeded,
  type Catalogue,
  type ClauseIndex,
  type FirstHand,
  type Game,
  type Guidance,
  type Line,
  type Locale,
  type Piece,
  type Seat,
  type Shapes,
  type TaughtHand,
  type Teaching,
} from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { cases } from './cases.js'

export interface TeachingLaws<T extends Shapes> {
  readonly teaching: Teaching<T>
  readonly game: Game<T>
  /**
   * The game's catalogues in each language. Together with the names of cards they hold all words of the lessons.
   */
  readonly words: readonly Readonly<Record<Locale, Catalogue>>[]
  /**
   * The clauses of the game's documents. The sentences cite the document that has the same name as the taught
   * profile.
   */
  readonly clauses: readonly { readonly id: string; readonly index: ClauseIndex }[]
  /** How many hands are dealt; 30 by default, 200 with all cases. */
  readonly hands?: number
}

const cardWords = readCatalogues(import.meta.url, '@stolik/core/words')

const isCards = (text: unknown): text is string =>
  typeof text === 'string' && /^[CSHD][ATKQJ987](\+[CSHD][ATKQJ987])*$/.test(text)
const isCard = (move: string): boolean => isCards(move) && move.length === 2
const sorted = (cards: string): readonly string[] => cards.split('+').toSorted()

export function teachingLaws<T extends Shapes>({
  teaching,
  game,
  words: catalogues,
  clauses,
  hands = cases(20, 200),
}: TeachingLaws<T>): void {
  const words = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.assign({}, ...[cardWords, ...catalogues].map((all) => all[locale])) as Catalogue,
    ]),
  ) as Record<Locale, Catalogue>
  const index = clauses.find(({ id }) => id === teaching.profile)?.index ?? {}
  const school = sealTeaching(teaching)
  const rules = game.profiles[teaching.profile] as T['rules']

  const sound = new Set<string>()
  /** Expects a line to have words in every language, all arguments filled in and an existing clause. */
  function holds(line: Line): void {
    const key = JSON.stringify(line)
    if (sound.has(key)) return
    const { code, args, clause } = line
    if (clause !== '') expect(Object.keys(index), code).toContain(clause)
    for (const locale of locales) {
      const text = say(words[locale], locale, code, args)
      expect(text, `${locale} ${code}`).not.toBe(code)
      expect(text, `${locale} ${code}`).not.toMatch(/[{}]|[a-z]\.[a-z]/i)
    }
    sound.add(key)
  }
  const spoken = ({ now, may, advice }: Guidance): readonly Line[] => [
    ...now,
    ...may,
    ...(advice === null ? [] : [advice.what, ...advice.why]),
  ]

  /** What the guidance says about a trick in advance, at the moment the learner plays their card. */
  interface Promised {
    readonly wins: boolean | null
    readonly n: number | null
    readonly holder: Seat | null
  }
  function promised(guide: Guidance, move: string): Promised {
    const codes = (all: readonly Line[]): readonly string[] => all.map(({ code }) => code)
    const followed = guide.advice?.move === move ? guide.advice.why : []
    const take = followed.find(({ code }) => code === 'why.take' || code === 'why.take3')
    const never = ['why.under', 'why.cheap', 'why.give', 'may.noTrump', 'may.any', 'may.none.null']
    const wins = take !== undefined || codes(followed).includes('why.sure')
    const loses = codes([...followed, ...guide.may]).some((code) => never.includes(code))
    expect(wins && loses).toBe(false)
    const holder = guide.now.find(({ code }) => code === 'play.holds')?.args['seat']
    return {
      wins: wins ? true : loses ? false : null,
      n: take === undefined || !('n' in take.args) ? null : Number(take.args['n']),
      holder: typeof holder === 'number' ? holder : null,
    }
  }

  /** Plays a hand in which `choose` picks the learner's moves, and checks all guidance on the way. */
  function attend(
    first: FirstHand,
    choose: (guide: Guidance, legal: readonly string[]) => string,
  ): TaughtHand {
    const { seat } = first
    let hand = school.start(first)
    let promise: Promised | null = null
    let played: string | null = null
    let explained = 0
    for (;;) {
      const [who] = hand.toAct
      if (who === undefined) return hand
      let move = hand.bot(who)
      if (who === seat) {
        const guide = hand.guide(seat)
        const legal = hand.legal(seat)
        spoken(guide).forEach(holds)
        expect(guide.may.length).toBeGreaterThan(0)
        expect(legal).toContain(guide.advice?.move)
        const open = legal.filter(isCard)
        for (const { code, args } of guide.may)
          if (open.length > 0 && isCards(args['cards']))
            expect(sorted(args['cards']), code).toEqual(open.toSorted())
        if (open.length > 0 && guide.advice?.why.some(({ code }) => code === 'why.only') === true)
          expect(open.length).toBe(1)
        move = choose(guide, legal)
        if (isCard(move)) {
          promise = promised(guide, move)
          played = move
        }
      }
      const next = hand.play(who, move)
      if ('refused' in next) throw new Error(`${move} is refused: ${next.refused}`)
      const trick = (next as TaughtHand).trick(seat)
      if (
        trick !== null &&
        played !== null &&
        trick.cards.some(({ card }) => card === played) &&
        isCard(move)
      ) {
        const winner = trick.cards.find(({ wins }) => wins)
        const sum = trick.cards.reduce((all, { points }) => all + points, 0)
        trick.lines.forEach(holds)
        expect(trick.lines.find(({ code }) => code === 'trick.sum')?.args['n']).toBe(sum)
        // The winner of a trick leads the next one, so the rules confirm who it was.
        if (next.toAct.length > 0) expect(next.toAct[0]).toBe(winner?.seat)
        if (promise?.wins !== null && promise !== null)
          expect(winner?.seat === seat, played).toBe(promise.wins)
        if (promise?.n !== null && promise !== null) expect(sum).toBe(promise.n)
        if (
          trick.cards.at(-1)?.seat === seat &&
          winner?.seat !== seat &&
          promise !== null &&
          promise.holder !== null
        )
          expect(winner?.seat).toBe(promise.holder)
        explained += 1
        promise = null
        played = null
      }
      if (next.toAct.length === 0 && explained > 0) expect(next.settlement).toBeDefined()
      hand = next
    }
  }

  const seats = game.seating(school.chairs, 0).length
  const deals = Array.from({ length: hands }, (_, n) => ({
    id: `seed ${n}`,
    deal: game.deals.write(game.deal(rules, seeded(`lesson ${n}`))),
    seat: n % seats,
  }))

  describe(`the lessons of ${game.id}`, () => {
    it('say only what comes true when the learner follows the advice', () => {
      for (const first of deals) attend(first, (guide) => guide.advice?.move ?? '')
    })

    it('say only what comes true when the learner plays as they like', () => {
      const random = seeded('as they like')
      for (const first of deals)
        attend(first, (guide, legal) => {
          const cards = legal.filter(isCard)
          return cards.length > 0 ? pick(cards, random) : (guide.advice?.move ?? '')
        })
    })

    it('tell the learner only what they may know', () => {
      const random = seeded('exchanged')
      let exchanged = 0
      for (const { deal } of deals.slice(0, Math.ceil(hands / 4))) {
        const read = game.deals.read(deal)
        if (read === undefined) throw new Error(deal)
        let state = game.setup(rules, read, game.between(rules, []))
        for (;;) {
          const [seat] = game.toAct(state)
          if (seat === undefined) break
          const view = game.view(state, seat)
          const explanation = (from: T['view']): unknown => {
            const move = teaching.game.bot(from, seeded(JSON.stringify(from)))
            return [teaching.guide(from, move), teaching.trick(from)]
          }
          const other = game.disguise(state, seat, random)
          if (other !== undefined) {
            exchanged += 1
            expect(explanation(game.view(other, seat))).toEqual(explanation(view))
          }
          state = game.apply(state, seat, game.bot(view, random))
        }
      }
      expect(exchanged).toBeGreaterThan(hands)
    })

    it('have chapters with complete sentences that cite the rules', () => {
      const lines = (piece: Piece): readonly Line[] => {
        if (piece.kind === 'line') return [piece.line]
        if (piece.kind === 'sum') return [piece.label]
        if (piece.kind === 'cards') return [piece.label, ...piece.cards.flatMap(({ note }) => note ?? [])]
        const cells = piece.rows.flat().filter((cell) => typeof cell === 'object')
        return [piece.label, ...piece.head, ...cells]
      }
      const chapters = teaching.chapters()
      const pieces = chapters.flatMap((chapter) => chapter.pieces)
      pieces.flatMap(lines).forEach(holds)
      for (const piece of pieces) {
        const { clause } = piece.kind === 'line' ? piece.line : piece.label
        expect(clause).not.toBe('')
        if (piece.kind === 'sum') expect(piece.lines.length).toBeGreaterThan(2)
      }
      expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length)
    })

    it('name cards in every language', () => {
      const text = game.deals.write(game.deal(rules, seeded('names')))
      const cards = [...text.matchAll(/[CSHD][ATKQJ987]/g)].map(([card]) => card)
      expect(cards.length).toBeGreaterThan(10)
      for (const card of cards)
        for (const locale of locales)
          expect(
            say(words[locale], locale, 'card', { suit: card.charAt(0), rank: card.charAt(1) }),
          ).not.toMatch(/card|[{}]/)
    })

    it('begin with playable hands that have names', () => {
      expect(teaching.hands.length).toBeGreaterThan(1)
      for (const first of teaching.hands) {
        holds({ code: `hand.${first.id}`, args: {}, clause: '' })
        attend(first, (guide) => guide.advice?.move ?? '')
      }
    })
  })
}
