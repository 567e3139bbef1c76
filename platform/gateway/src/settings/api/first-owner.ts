/** Makes the first owner. Everything is checked before the code is used up. Of two attempts at once only one succeeds. */
import type { SignedIn } from '../../account/api/ways.js'
import type { LoginTaken } from '../../account/api/register.js'
import type { signIns } from '../../account/api/sign-in.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import { household } from '../../http/rates.js'
import { isGiven, withInstallation, withSite } from '../read.js'
import { refuseSettings as refuse, type SettingsRefused } from '../refusal.js'
import { undecided, type Settings } from '../settings.js'
import { knownCode } from '../setup.js'

export interface SetUpInput {
  readonly code: string
  readonly name: string
  readonly login?: string | null
  readonly password: string
  readonly installation: string
  readonly place?: string | null
  /** The URL of the page on which the form was filled in. */
  readonly url?: string | null
  readonly site?: string | null
}

const minute = 60_000

export function firstOwner(gateway: Gateway, ways: ReturnType<typeof signIns>) {
  const { accounts, rates, settings, settingsStore: store, secrets, time } = gateway

  /** The settings with the values of the form, or a refusal that names the wrong field. */
  const withForm = (now: Settings, input: SetUpInput, own: string | null): Settings | SettingsRefused => {
    const { installation: name, place = '', url = null, site } = input
    const named = withInstallation(now, { name, place, url })
    if ('code' in named) return named.field === 'name' ? refuse(named.code, 'installation') : named
    if (named.name === null) return refuse('BAD_TEXT', 'installation')
    if (!isGiven(site) || site.trim() === '') return named
    const allowed = withSite(named, site, own)
    // If the site is allowed already, there is nothing to add.
    if (!('code' in allowed)) return allowed
    return allowed.code === 'SITE_KNOWN' ? named : refuse(allowed.code, 'site')
  }

  return async (input: SetUpInput, context: Context): Promise<SignedIn | LoginTaken | SettingsRefused> => {
    const from = household(context.address)
    if (!(await rates.hit(`set-up:${from}`, 20, 15 * minute))) return refuse('TOO_MANY')
    await settings.catchUp()
    if (settings.now().owners.length > 0) return refuse('OWNED')
    const code = await knownCode(store, secrets.good(), input.code)
    if (code === undefined) return refuse('WRONG_CODE', 'code')
    const form = withForm(undecided, input, context.host)
    if ('code' in form) return form
    const { name, login = null, password } = input
    const signed = await ways.register({ name, login, password }, context, 'owner')
    if (typeof signed === 'string') {
      const known = {
        BAD_NAME: 'name',
        BAD_LOGIN: 'login',
        WEAK_PASSWORD: 'password',
        COMMON_PASSWORD: 'password',
      } as const
      if (Object.hasOwn(known, signed))
        return refuse(signed as keyof typeof known, known[signed as keyof typeof known])
      return refuse(signed === 'TOO_MANY' ? signed : 'UNAVAILABLE')
    }
    if ('suggestion' in signed) return signed
    if (!(await store.takeCode(code))) return refuse('WRONG_CODE', 'code')
    const { id } = signed.account
    const row = { at: time.now(), who: id, what: 'HOUSE_SET_UP', from: context.address } as const
    await accounts.write({ ...row, about: id })
    const failed = await settings.change<'OWNED'>((now) => {
      const next = now.owners.length > 0 ? undefined : withForm(now, input, context.host)
      return next === undefined || 'code' in next ? 'OWNED' : { ...next, owners: [id] }
    })
    if (failed !== undefined) return refuse(failed)
    // Codes that other processes printed no longer work.
    await store.dropCodes(Number.MAX_SAFE_INTEGER)
    return signed
  }
}
