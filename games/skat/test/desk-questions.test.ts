/**
 * What the arbiter asks about each irregularity: its fields in order, `?` for an optional field, `!` for a flag, `~` for one
 * that changes few rulings.
 */
import { pick, seeded, type ArbiterFacts, type ArbiterField, type Random } from '@stolik/core'
import { isNeeded } from '@stolik/core/needed'
import { expect, test } from 'vitest'
import { arbiter } from '../src/index.js'

function question({ name, kind, options, optional = false, rare = false }: ArbiterField): string {
  if (rare) return `${name}~`
  if (kind === 'flag') return `${name}!${optional ? '' : ' must be said'}`
  return `${name}${optional ? '?' : ''}${options === undefined ? '' : `=${options.join('/')}`}`
}

const calls = ['forehand', 'middlehand', 'rearhand']
  .map((seat) => `${seat}=nothing/value/passed-unbid/passed`)
  .join(' ')
const held =
  'bid hand! clubJack! spadeJack! heartJack! diamondJack! moreClubs moreSpades moreHearts moreDiamonds place~'
const by = 'by=declarer/opponents'
const levels = 'simple/schneider/schwarz'

const game = 'game=clubs/spades/hearts/diamonds/grand/null matadors=with/without count hand!'
const counts = 'declarerPoints declarerTricks opponentsPoints opponentsTricks'
/** The rare fields of a ruling that counts what was taken, and of one that does so only if the game was decided before. */
const fewCounted = (more: string): string => `addition~ ${more}bid~ place~`
const few = (more: string): string => `addition~ ${more}bid~ ${counts.replaceAll(/(?= |$)/g, '~')} place~`

const before: Readonly<Record<string, string>> = {
  'card-turned-by-dealer': '',
  'wrong-card-count': 'reported=before-end-of-auction/later bothSidesWrong!',
  complaint: 'cardsPickedUp!',
  'wrong-dealer': 'originUnknown! found=this-deal/this-round/last-round/later-round closed!',
  'cutter-absent': 'long! reserved!',
  saw: `by=forehand/middlehand/rearhand what=skat/hand ${calls}`,
  'picked-up': `by=forehand/middlehand/rearhand recognised! afterAuction! ${calls}`,
  'outsider-saw': calls,
  'addition-with-skat': '',
  irregular: '',
  'null-below-bid': held,
  'led-before-announcing': `ownLead! ${held}`,
}

/** The questions about a game in play. */
const inGame = (patrolki: string, isko: boolean): Readonly<Record<string, string>> => ({
  'announced-with-wrong-number': `cards ledEarly! dealtWrong! ${game} ${few(patrolki)}`,
  'lead-out-of-turn': `${by} trickComplete! ${game} playOn! ${few(patrolki)}`,
  revoke: `${by} ${game} playOn! cardsMixed~ ${few(patrolki)}`,
  'old-revoke': `${by} cardsMixed! ${game} ${few(patrolki)}`,
  'wrong-number': `${by} ${game} proved?=${levels} ${few(patrolki)}`,
  'played-early': `${by} ${game} playOn! ${few(patrolki)}`,
  'skat-seen': `${by} ${game} playOn! ${few(patrolki)}`,
  hint: `${by} ${game} playOn! ${few(patrolki)}`,
  'counted-aloud': `${by} ${game} playOn! ${few(patrolki)}`,
  'cards-shown': isko
    ? `${by} ${game} ${counts} playOn! ${fewCounted(patrolki)}`
    : `${by} ${game} playOn! ${few(patrolki)}`,
  'tricks-mixed': `${by} ${game} playOn! ${few(patrolki)}`,
  'tricks-inspected': `${by} ${game} playOn! ${few(patrolki)}`,
  'skat-after-announcement': `${game} ${few(patrolki)}`,
  ...(patrolki === '' ? {} : { 'patrolki-changed': `${game} ${few(patrolki)}` }),
  'card-named': 'openHand!',
  resigned: `cardsInHand consent! dealerConsents! ${game} ${few(patrolki)}`,
  conceded: `playOn! ${game} ${few(patrolki)}`,
  'declarer-showed': isko
    ? `holds! playOn! ${game} ${counts} demanded~ ${fewCounted(patrolki)}`
    : `holds! demanded?=${levels} ${game} ${counts} playOn~ ${fewCounted(patrolki)}`,
  'opponent-showed': isko
    ? `takesAll! playOn! ${game} ${counts} declarerTakesNone~ ${fewCounted(patrolki)}`
    : `declarerTakesNone! playOn! ${game} ${counts} takesAll~ ${fewCounted(patrolki)}`,
  'thrown-in': `${by} cardsInHand excluded?=schneider/schwarz ${game} ${counts} ${fewCounted(patrolki)}`,
  'tricks-left': `holds! playOn! ${game} ${counts} ${fewCounted(patrolki)}`,
})

test.each([
  ['pzskat', '', false],
  ['isko', '', true],
  ['patrolki', 'patrolki~ ', false],
  ['towarzyski', '', false],
])('%s: asks for the facts of each irregularity, in the order of a hand', (profile, patrolki, isko) => {
  const questions = arbiter
    .questions(profile)
    .map(({ id, fields }) => `${id}: ${fields.map(question).join(' ')}`.trim())
  const expected = Object.entries({ ...before, ...inGame(patrolki, isko) })
  expect(questions).toEqual(expected.map(([id, fields]) => `${id}: ${fields}`.trim()))
})

/** Answers a field with something that is possible. */
function answered(random: Random, { kind, options = [], most = 10 }: ArbiterField): ArbiterFacts[string] {
  if (kind === 'flag') return random.below(2) === 1
  return kind === 'choice' ? pick(options, random) : 1 + random.below(most)
}

/** Answers what is needed, field by field, as a form does, and nothing that can be left out. */
function facts(random: Random, fields: readonly ArbiterField[]): ArbiterFacts {
  let all: ArbiterFacts = {}
  for (const field of fields)
    if (field.optional !== true || field.kind === 'flag')
      if (field.rare !== true && isNeeded(field, all))
        all = { ...all, [field.name]: field.name === 'bid' ? 18 : answered(random, field) }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) =>
      fields.some((field) => field.name === name && isNeeded(field, all)),
    ),
  )
}

test.each(['pzskat', 'isko', 'patrolki', 'towarzyski'])(
  '%s: nothing is missing to a ruling once all that is needed is answered',
  (profile) => {
    const random = seeded(profile)
    for (let n = 0; n < 25; n++)
      for (const { id, fields } of arbiter.questions(profile)) {
        const answers = facts(random, fields)
        const ruling = arbiter.rule(profile, id, answers)
        expect('refused' in ruling ? ruling.refused : 'ruled', `${id} ${JSON.stringify(answers)}`).not.toBe(
          'missing',
        )
      }
  },
)

/** The facts that somebody must give, or may tick, after the first answer. */
const open = (question: string, answers: ArbiterFacts): readonly string[] =>
  (arbiter.questions('pzskat').find(({ id }) => id === question)?.fields ?? [])
    .filter((field) => field.rare !== true && field.joined === undefined && isNeeded(field, answers))
    .map(({ name }) => name)

test.each([
  [
    'a revoke needs five facts (4.2.3)',
    'revoke',
    { game: 'clubs' },
    ['by', 'game', 'matadors', 'hand', 'playOn'],
  ],
  ['a revoke in a null game has no matadors', 'revoke', { game: 'null' }, ['by', 'game', 'hand', 'playOn']],
  [
    'a fault that is put right needs no game (4.1.6)',
    'revoke',
    { by: 'declarer', playOn: true },
    ['by', 'playOn'],
  ],
  ['a declarer takes back what they have shown (4.1.9)', 'cards-shown', { by: 'declarer' }, ['by']],
  [
    'a lead in a complete trick stands (4.1.7)',
    'lead-out-of-turn',
    { trickComplete: true },
    ['by', 'trickComplete'],
  ],
  ['nobody proves a revoke in mixed cards (4.2.5)', 'old-revoke', { cardsMixed: true }, ['by', 'cardsMixed']],
  [
    'a declarer gives up late with consent alone (4.3.2)',
    'resigned',
    { cardsInHand: 5 },
    ['cardsInHand', 'consent', 'dealerConsents'],
  ],
  [
    'a declarer with nine cards needs no consent (4.3.1)',
    'resigned',
    { cardsInHand: 9, game: 'null' },
    ['cardsInHand', 'game', 'hand'],
  ],
  [
    'a wrong deal of a later round needs its round alone (3.2.13)',
    'wrong-dealer',
    { found: 'later-round' },
    ['originUnknown', 'found'],
  ],
  [
    'a misdeal that is noticed early is dealt again (3.2.9)',
    'wrong-card-count',
    { reported: 'before-end-of-auction' },
    ['reported'],
  ],
  [
    'a declarer with some jacks need not count further matadors (3.4.4)',
    'null-below-bid',
    { clubJack: true },
    ['bid', 'hand', 'clubJack', 'spadeJack', 'heartJack', 'diamondJack'],
  ],
] as const)('%s', (_, question, answers, expected) => {
  expect(open(question, answers)).toEqual(expected)
})

test.each([
  ['corrected', 'revoke', { by: 'declarer', playOn: true }],
  ['taken-back', 'cards-shown', { by: 'declarer' }],
  ['stands', 'lead-out-of-turn', { by: 'opponents', trickComplete: true }],
  ['put-right', 'led-before-announcing', { ownLead: true }],
  ['consent-needed', 'resigned', { cardsInHand: 5 }],
  ['played-open', 'declarer-showed', {}],
])('play goes on, %s, without a word about the game after %s', (remedy, question, answers) => {
  const ruling = arbiter.rule('pzskat', question, answers)
  expect('lines' in ruling ? ruling.lines.map(({ code }) => code) : ruling).toEqual([`ruling.${remedy}`])
})

test('a revoke in an open game costs the declarer the game, without anybody counting (4.1.4)', () => {
  const fewest = { by: 'declarer', game: 'clubs', matadors: 'with', count: 1 }
  const counted = {
    ...fewest,
    bid: 18,
    hand: false,
    playOn: false,
    cardsMixed: false,
    place: 2,
    declarerPoints: 40,
    declarerTricks: 4,
    opponentsPoints: 30,
    opponentsTricks: 3,
  }
  expect(arbiter.rule('pzskat', 'revoke', { ...fewest, place: 2 })).toEqual(
    arbiter.rule('pzskat', 'revoke', counted),
  )
})

test('what referees are asked most often comes first where a form has it so', () => {
  const usual = arbiter.questions('pzskat').filter((one) => one.usual)
  expect(usual.map(({ id }) => id)).toEqual(['wrong-card-count', 'lead-out-of-turn', 'revoke', 'cards-shown'])
})

test('no other profile has an arbiter', () => {
  expect(() => arbiter.questions('klub')).toThrow(new RangeError('no profile klub'))
})
