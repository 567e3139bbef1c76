import { sha256 } from '../../base/entropy.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Stream } from '../../graphql/resolver.js'
import type { RefusalCode } from '../../base/refusal.js'
import { byChair } from '../../table/api/by-chair.js'
import type { Asked, Looking } from '../../table/api/look.js'
import type { LiveTable } from '../../live/live.js'
import { audible, isWaiting, personOn } from '../hearing.js'
import type { Remark } from '../../table/remark.js'
import { namesAt, type TableState } from '../../table/state.js'

/** Hashes the id of a person. Ids are random, so nobody can work one out from the hash. */
export const speakerOf = (person: string): string =>
  Buffer.from(sha256(`stolik speaker ${person}`)).toString('hex', 0, 10)

/**
 * The stream of remarks at a table. It is separate from the stream of the table, so that a remark does not send the table
 * again.
 */
export const watchedTalk = (
  { time, names, marks }: Gateway,
  look: (args: Asked, context: Context) => Promise<Looking | RefusalCode>,
): Stream<Asked> =>
  byChair({
    look,
    own: ['invitation'],
    topic: (table, chairOf) => ({
      watch: (nudge) => {
        const stops = [watchAudible(table, names, nudge), names.watch(nudge), marks.watch(nudge)]
        return () => stops.forEach((stop) => stop())
      },
      mark: () => null,
      show: (standing) => {
        const state = table.state()
        const person = personOn(state, chairOf(standing))
        return {
          __typename: 'Talk',
          remarks: audible(table.talk.remarks(), state, person).map((remark) => ({
            ...showRemark({ ...remark, name: nameIn(state, remark, names) }, time.now()),
            mark: marks.of(remark.person, state.opened.event),
            mine: remark.person === person,
            waiting: isWaiting(remark, state),
          })),
        }
      },
    }),
  })

/** The name by which a speaker is called at the table, or elsewhere if they have left their chair. */
function nameIn(state: TableState, { chair, person, name }: Remark, names: Gateway['names']): string {
  const isSeated = state.occupants[chair]?.person === person
  return (isSeated ? namesAt(state)[chair] : null) ?? names.now({ id: person, name }).name
}

/**
 * Nudges when something is said, when held remarks become visible, and when a speaker is renamed at the table. Other moves
 * change nothing here.
 */
function watchAudible(table: LiveTable, names: Gateway['names'], nudge: () => void): () => void {
  const appearance = (): string => {
    const [state, remarks] = [table.state(), table.talk.remarks()]
    const waiting = remarks.filter((remark) => isWaiting(remark, state)).length
    return [waiting, ...remarks.map((remark) => nameIn(state, remark, names))].join('\n')
  }
  let last = appearance()
  const stops = [
    table.talk.watch(() => {
      last = appearance()
      nudge()
    }),
    table.watch(() => {
      const before = last
      last = appearance()
      if (last !== before) nudge()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

const showRemark = ({ id, at, chair, person, name, said, answering }: Remark, now: number) => ({
  id,
  chair,
  name,
  answering,
  speaker: speakerOf(person),
  phrase: 'phrase' in said ? said.phrase : null,
  text: 'text' in said ? said.text : null,
  ago: Math.max(0, now - at),
})
