import { cardNames, type Played, type Seat, toSet, withRuleSets, withThink } from '@stolik/core'
import { drawnRuleSets, handsOfDrawn, laws } from '@stolik/core/laws'
import { present, read } from '../graphql/index.js'
import { deck, nullGame, ruleSets, skat, trumpOrder, type State } from '../src/index.js'
import { think } from '../src/think/index.js'
import { catalogues } from './words.js'

type Phase<P extends State['phase']> = Extract<State, { phase: P }>

const shownIn = ({ tricks, trick }: Phase<'play' | 'ramsz'>): number =>
  toSet([...tricks, trick].flatMap(({ cards }) => cards))

/** Cards that were laid down in play. */
const laidDown = ({ open, hands }: Phase<'play'>): number =>
  open.reduce((set, owner) => set | (hands[owner] as number), 0)

/** The declarer's hand, once the profile has it laid down. */
function openIn(state: Phase<'play' | 'exchange'>): number {
  const { announcement, rules } = state
  const late = announcement.rewolucja
    ? rules.rewolucjaExposure
    : announcement.game === nullGame
      ? rules.nullLaidOpen
      : 'before-first-lead'
  const now = late === 'before-first-lead' || (state.phase === 'play' && state.tricks.length > 0)
  return announcement.ouvert && now ? (state.hands[state.declarer] as number) : 0
}

/** The lowest trumps that were laid out. */
const laidOut = ({ announcement: { game, patrolki } }: Phase<'play'>): number =>
  toSet(patrolki === 0 ? [] : trumpOrder(game).slice(-patrolki))

/** The cards that a seat gave or got before a rewolucja. */
function passedBy(state: Phase<'play' | 'exchange'>, seat: Seat | null): number {
  const own = state.swaps.filter((swap) => swap.seat === seat)
  const inHand =
    state.phase === 'exchange' && state.step === 'put' && state.acting[0] === seat ? state.skat : 0
  return own.reduce((set, { gave, got }) => set | gave | got, inHand)
}

/** The cards in the hand that a dealer who sits out looks into. */
const lookedInto = ({ look, hands }: Phase<'play' | 'ramsz'>, seat: Seat | null): number =>
  seat === 3 && look?.granted === true ? (hands[look.at] as number) : 0

/** The cards that a seat may not know. It depends only on the state and the rules, not on the view. */
function hidden(state: State, seat: Seat | null): readonly string[] {
  if (state.phase === 'over') return []
  const own = state.deal.hands[seat ?? 3] ?? 0
  if (state.phase === 'auction') return cardNames(deck & ~own)
  if (state.phase === 'ramsz') return cardNames(deck & ~(own | lookedInto(state, seat) | shownIn(state)))
  if (state.phase === 'exchange') return cardNames(deck & ~(own | passedBy(state, seat) | openIn(state)))
  const holdsSkat = state.phase === 'discard' || (state.phase !== 'skat' && state.discard !== null)
  const skatSeen = seat === state.declarer && holdsSkat ? state.deal.skat : 0
  if (state.phase !== 'play') return cardNames(deck & ~(own | skatSeen))
  return cardNames(
    deck &
      ~(
        own |
        lookedInto(state, seat) |
        skatSeen |
        passedBy(state, seat) |
        openIn(state) |
        laidDown(state) |
        laidOut(state) |
        shownIn(state)
      ),
  )
}

/**
 * The moves that lead to a disguised state, with the discard adapted. Undefined in a rewolucja, since the exchanges
 * are not worked out again, and after open cards, since these were judged with the original hands.
 */
function past(state: State, moves: readonly Played[]): readonly Played[] | undefined {
  if (state.phase === 'exchange' || ('announcement' in state && state.announcement.rewolucja))
    return undefined
  if (moves.some(({ move }) => /^(?:claim|open)/.test(move))) return undefined
  const away = 'discard' in state && state.discard !== null ? cardNames(state.discard).join('+') : ''
  return moves.map(({ seat, move }) => ({ seat, move: /^..\+..$/.test(move) ? away : move }))
}

const options = {
  present,
  read,
  catalogues,
  hidden,
  rare: /^(?:resign|concede|claim|open)/,
  disguised: 0.9,
  dealOf: ({ deal }: State) => deal,
  past,
}
const bases = Object.keys(skat.profiles)
const thinking = withThink(skat, think)
for (const profile of bases) laws(thinking, { ...options, profile })
for (const profile of drawnRuleSets(ruleSets, bases))
  laws(withRuleSets(thinking, ruleSets), { ...options, profile, hands: handsOfDrawn })
