/** What owners see of unfair play, and what they decide about it. Whoever is no owner is refused before anything is read. */
import type { Account } from '../../account/account.js'
import type { Context } from '../../account/context.js'
import type { privileges } from '../../account/privilege.js'
import type { Finding } from '../../findings/store.js'
import { isGiven, readText } from '../../settings/read.js'
import {
  refuseSettings as refuse,
  type SettingsRefusalCode,
  type SettingsRefused,
} from '../../settings/refusal.js'
import type { Gateway } from '../../api/gateway.js'
import { findingShower } from './show.js'

export interface FairPlayActInput {
  readonly count?: boolean | null
  readonly decide?: { readonly finding: string; readonly text: string } | null
}

type Privilege = Pick<ReturnType<typeof privileges>, 'having'>
type Done = Promise<SettingsRefused | undefined>

const hour = 60 * 60_000
const mostFindings = 200
const mostActs = 100
/** In characters: the length of a decision and of an appeal. */
export const longestText = 2_000

export function fairPlayDesk(gateway: Gateway, privilege: Privilege) {
  const { accounts, examineNow, findings, played, rates, settings, time } = gateway
  const showFinding = findingShower(gateway)

  const owner = async (context: Context): Promise<Account | SettingsRefused> => {
    const account = await privilege.having('OWNER', context)
    return typeof account === 'string' ? refuse(account as SettingsRefusalCode) : account
  }
  const show = async (): Promise<object> => {
    const { counted } = await findings.counting()
    return {
      __typename: 'FairPlayDesk',
      counting: settings.now().fairPlay,
      hands: await findings.hands(),
      counted: counted === 0 ? null : counted,
      findings: (await findings.list(mostFindings)).map(showFinding),
    }
  }

  /** Recorded first: an act that cannot be recorded must not happen. */
  const write = (who: Account, about: string, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: who.id, what: 'FAIR_PLAY', about, from: address })

  const count = async (who: Account, isOn: boolean, context: Context): Done => {
    await write(who, isOn ? 'on' : 'off', context)
    const failed = await settings.change<'UNAVAILABLE'>((now) => ({ ...now, fairPlay: isOn }))
    if (failed !== undefined) return refuse(failed)
    if (isOn) examineNow()
    else await findings.clear()
    return undefined
  }

  const isAbout = async ({ player, companion }: Finding, account: string): Promise<boolean> => {
    const selves = await played.selves(account)
    return selves.includes(player.id) || (companion !== null && selves.includes(companion.id))
  }

  /** Whether somebody else than the one who decided can answer the appeal. */
  const isAnotherAble = async (finding: Finding, who: Account): Promise<boolean> => {
    for (const id of settings.now().owners)
      if (id !== who.id && !(await isAbout(finding, id)) && (await accounts.byId(id)) !== undefined)
        return true
    return false
  }

  const decide = async (
    who: Account,
    { finding: id, text: typed }: NonNullable<FairPlayActInput['decide']>,
    context: Context,
  ): Done => {
    const text = readText(typed, longestText)
    if (typeof text === 'string' || text.value === null) return refuse('BAD_TEXT', 'text')
    const finding = await findings.find(id)
    if (finding === undefined) return refuse('UNKNOWN_FINDING', 'finding')
    if (await isAbout(finding, who.id)) return refuse('CONCERNED')
    const { state } = finding
    if (state !== 'OPEN' && state !== 'APPEALED') return refuse('DECIDED_ALREADY')
    if (state === 'APPEALED') {
      const [decision] = await findings.entries(id)
      if (decision?.by === who.id && (await isAnotherAble(finding, who))) return refuse('OTHER_OWNER')
    }
    await write(who, `decided: ${id}`, context)
    const isFirst = state === 'OPEN'
    const entry = {
      kind: isFirst ? 'DECISION' : 'ANSWER',
      at: time.now(),
      by: who.id,
      text: text.value,
    } as const
    const added = await findings.add(id, entry, { from: state, to: isFirst ? 'DECIDED' : 'CLOSED' })
    return added ? undefined : refuse('DECIDED_ALREADY')
  }

  return {
    show: async (context: Context): Promise<object> => {
      const who = await owner(context)
      return 'code' in who ? who : show()
    },
    act: async (input: FairPlayActInput, context: Context): Promise<object> => {
      const who = await owner(context)
      if ('code' in who) return who
      if (Object.values(input).filter(isGiven).length !== 1) return refuse('ONE_ACT')
      if (!(await rates.hit(`fair-play:${who.id}`, mostActs, hour))) return refuse('TOO_MANY')
      const refused = isGiven(input.decide)
        ? await decide(who, input.decide, context)
        : await count(who, input.count === true, context)
      return refused ?? show()
    },
  }
}
