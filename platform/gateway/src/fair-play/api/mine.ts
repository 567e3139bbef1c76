/** Decisions about oneself, and the appeal against one. Nobody learns of a finding that nobody has decided. */
import type { Context } from '../../account/context.js'
import type { privileges } from '../../account/privilege.js'
import { household } from '../../http/rates.js'
import { readText } from '../../settings/read.js'
import { refuseSettings as refuse, type SettingsRefusalCode } from '../../settings/refusal.js'
import type { Gateway } from '../../api/gateway.js'
import { longestText } from './desk.js'
import { findingShower } from './show.js'

type Privilege = Pick<ReturnType<typeof privileges>, 'asking'>

const day = 24 * 60 * 60_000
const mostDecisions = 20
/** Attempts in a day, of a person and of a household. */
const mostAppeals = { mine: 10, here: 50 } as const

export function myDecisions(gateway: Gateway, privilege: Privilege) {
  const { findings, played, rates, time } = gateway
  const show = findingShower(gateway)

  const decidedAbout = async (person: string) => {
    const selves = await played.selves(person)
    const all = await Promise.all(selves.map((self) => findings.decided(self, mostDecisions)))
    return all
      .flat()
      .toSorted((a, b) => b.changed - a.changed)
      .slice(0, mostDecisions)
  }

  return {
    list: async (person: string): Promise<readonly object[]> => (await decidedAbout(person)).map(show),
    appeal: async (id: string, typed: string, context: Context): Promise<object> => {
      const { person, session } = context
      if (person === null) return refuse('NOT_SIGNED_IN')
      // A guest has nothing but their token, so anybody who shows it is the guest.
      const account = session === null ? person : await privilege.asking(context)
      if (typeof account === 'string') return refuse(account as SettingsRefusalCode)
      const [mine, here] = await Promise.all([
        rates.hit(`appeal:${person.id}`, mostAppeals.mine, day),
        rates.hit(`appeal:from:${household(context.address)}`, mostAppeals.here, day),
      ])
      if (!mine || !here) return refuse('TOO_MANY')
      const text = readText(typed, longestText)
      if (typeof text === 'string' || text.value === null) return refuse('BAD_TEXT', 'text')
      // Only decided ones are read, so that an undecided one takes no other time than one that does not exist.
      const finding = (await decidedAbout(person.id)).find((one) => one.id === id)
      if (finding === undefined) return refuse('UNKNOWN_FINDING', 'finding')
      const entry = { kind: 'APPEAL', at: time.now(), by: person.id, text: text.value } as const
      if (!(await findings.add(id, entry, { from: 'DECIDED', to: 'APPEALED' })))
        return refuse('APPEALED_ALREADY')
      return show({ ...finding, state: 'APPEALED' })
    },
  }
}
