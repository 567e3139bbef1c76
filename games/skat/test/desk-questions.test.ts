/**
 * What the arbiter asks about each irregularity: its fields in order, `?` for an optional field, `!` for a flag.
 */
import type { ArbiterField } from '@stolik/core'
import { expect, test } from 'vitest'
import { arbiter } from '../src/index.js'

function question({ name, kind, options, optional = false }: ArbiterField): string {
  if (kind === 'flag') return `${name}!${optional ? '' : ' must be said'}`
  return `${name}${optional ? '?' : ''}${options === undefined ? '' : `=${options.join('/')}`}`
}

const calls = ['forehand', 'middlehand', 'rearhand']
  .map((seat) => `${seat}=nothing/value/passed-unbid/passed`)
  .join(' ')
const held =
  'place? bid hand! clubJack! spadeJack! heartJack! diamondJack! moreClubs? moreSpades? moreHearts? moreDiamonds?'
const by = 'by=declarer/opponents'
const levels = 'simple/schneider/schwarz'

/**
 * The fields of the situation, at the end of each question about a game. `more` is what the profile can announce.
 */
const situation = (more: string): string =>
  `place? game=clubs/spades/hearts/diamonds/grand/null hand! addition?=${more} matadors?=with/without count? bid ` +
  'declarerPoints declarerTricks opponentsPoints opponentsTricks'

const before: Readonly<Record<string, string>> = {
  'card-turned-by-dealer': '',
  'wrong-card-count': 'reported=before-end-of-auction/later bothSidesWrong!',
  complaint: 'cardsPickedUp!',
  'wrong-dealer': 'found=this-deal/this-round/last-round/later-round closed! originUnknown!',
  'cutter-absent': 'reserved! long!',
  saw: `by=forehand/middlehand/rearhand what=skat/hand ${calls}`,
  'picked-up': `by=forehand/middlehand/rearhand recognised! afterAuction! ${calls}`,
  'outsider-saw': calls,
  'addition-with-skat': '',
  irregular: '',
  'null-below-bid': held,
  'led-before-announcing': `ownLead! ${held}`,
}

const inGame: Readonly<Record<string, string>> = {
  'announced-with-wrong-number': 'cards ledEarly! dealtWrong!',
  'lead-out-of-turn': `${by} playOn! trickComplete!`,
  revoke: `${by} playOn! cardsMixed!`,
  'old-revoke': `${by} cardsMixed!`,
  'wrong-number': `${by} proved?=${levels}`,
  'played-early': `${by} playOn!`,
  'skat-seen': `${by} playOn!`,
  hint: `${by} playOn!`,
  'counted-aloud': `${by} playOn!`,
  'cards-shown': `${by} playOn!`,
  'tricks-mixed': `${by} playOn!`,
  'tricks-inspected': `${by} playOn!`,
  'skat-after-announcement': '',
  'patrolki-changed': '',
  'card-named': 'openHand!',
  resigned: 'cardsInHand consent! dealerConsents!',
  conceded: 'playOn!',
  'declarer-showed': `holds! playOn! demanded?=${levels}`,
  'opponent-showed': 'takesAll! declarerTakesNone! playOn!',
  'thrown-in': `${by} cardsInHand excluded?=schneider/schwarz`,
  'tricks-left': 'holds! playOn!',
}

test.each([
  ['pzskat', 'schneider/schwarz/ouvert'],
  ['isko', 'schneider/schwarz/ouvert'],
  ['patrolki', 'ouvert/rewolucja patrolki?'],
  ['towarzyski', 'schneider/schwarz/ouvert/rewolucja'],
])('%s: asks for the facts of each irregularity, in the order of a hand', (profile, more) => {
  const questions = arbiter
    .questions(profile)
    .map(({ id, fields }) => `${id}: ${fields.map(question).join(' ')}`.trim())
  const expected = [
    ...Object.entries(before).map(([id, fields]) => `${id}: ${fields}`.trim()),
    ...Object.entries(inGame)
      .filter(([id]) => id !== 'patrolki-changed' || more.includes('patrolki'))
      .map(([id, fields]) =>
        // A named card is judged without the state of the game.
        [`${id}:`, fields, id === 'card-named' ? '' : situation(more)]
          .filter((text) => text !== '')
          .join(' '),
      ),
  ]
  expect(questions).toEqual(expected)
})

test('no other profile has an arbiter', () => {
  expect(() => arbiter.questions('klub')).toThrow(new RangeError('no profile klub'))
})
