/** Findings as their readers see them: beside what honest bots do, with what people wrote about them. */
import type { Counted } from '@stolik/core'
import { wilson } from '../../fairness/statistics.js'
import type { Finding } from '../../findings/store.js'
import type { Gateway } from '../../api/gateway.js'

const share = ({ found, among }: Counted) => ({ found, among, ...wilson(found, among) })

export function findingShower({ accounts, findings, games }: Gateway) {
  const honestOf = ({ game, detector }: Finding): object | null => {
    const measured = games.find(({ plugin }) => plugin.id === game)?.scrutiny?.honest
    const marks = measured?.marks[detector]
    const cases = measured?.cases[detector]
    return marks === undefined
      ? null
      : { marks: share(marks), cases: cases === undefined ? null : share(cases) }
  }
  const logOf = async ({ id, state }: Finding): Promise<readonly object[]> => {
    if (state === 'OPEN') return []
    const entries = await findings.entries(id)
    return Promise.all(
      entries.map(async ({ kind, at, by, text }) => {
        const account = await accounts.byId(by)
        return { kind, at, text, name: account?.name ?? null }
      }),
    )
  }
  return (finding: Finding): object => ({
    __typename: 'Finding',
    ...finding,
    detector: finding.detector.toUpperCase(),
    here: share(finding),
    honest: honestOf(finding),
    hands: finding.hands.map((id) => {
      const at = id.lastIndexOf('/')
      return { table: id.slice(0, at), hand: Number(id.slice(at + 1)) }
    }),
    log: () => logOf(finding),
  })
}
