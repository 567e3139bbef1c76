/** The right to announce events: who has it, and who has asked for it. */
import type { Account } from '../account.js'
import type { Privilege } from './own.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { household } from '../../http/rates.js'
import { readText } from '../../settings/read.js'
import { refuseSettings as refuse, type SettingsRefusalCode } from '../../settings/refusal.js'
import type { RightRequest } from '../../settings/store.js'

const hour = 60 * 60_000
const longestReason = 300
/** Limited, because accounts cost little and an owner must read every request. */
const mostWaiting = 500

export function rights({ rates, settingsStore: store, time }: Gateway, privilege: Privilege) {
  const show = ({ reason, at, status }: RightRequest) => ({ __typename: 'RightRequest', reason, at, status })
  const ofAccount = (account: Account) => {
    const roles = privilege.rolesOf(account)
    return {
      mayAnnounce: roles.includes('ORGANISER'),
      request: async () => {
        const request = await store.request(account.id)
        return request === undefined ? null : show(request)
      },
      requestsWaiting: () => (roles.includes('OWNER') ? store.countWaiting() : null),
    }
  }

  const ask = async (text: string, context: Context): Promise<object> => {
    const account = await privilege.asking(context)
    if (typeof account === 'string') return refuse(account as SettingsRefusalCode)
    if (privilege.rolesOf(account).includes('ORGANISER')) return refuse('MAY_ALREADY')
    const reason = readText(text, longestReason)
    if (typeof reason === 'string' || reason.value === null) return refuse('BAD_TEXT', 'reason')
    const [mine, here] = await Promise.all([
      rates.hit(`ask-to-announce:${account.id}`, 5, 24 * hour),
      rates.hit(`ask-to-announce:from:${household(context.address)}`, 20, hour),
    ])
    if (!mine || !here) return refuse('TOO_MANY')
    if ((await store.request(account.id))?.status === 'WAITING') return refuse('WAITING_ALREADY')
    if ((await store.countWaiting()) >= mostWaiting) return refuse('TOO_MANY')
    const at = time.now()
    await store.ask(account.id, reason.value, at)
    return show({ account: account.id, reason: reason.value, at, status: 'WAITING', by: null, decided: null })
  }

  return { ofAccount, ask }
}
