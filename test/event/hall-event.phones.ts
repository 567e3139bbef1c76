/** A list that two players keep on their phones, deal by deal: they get ahead, differ, agree, and sign too early. */
import { everybody, expectRefused, mistaken, otherPlayer, type Entering } from './hall-event.errors.js'
import { deals } from './hall-event.played.js'
import type { As } from './remote.js'

export async function keptOnPhones(entering: Entering): Promise<void> {
  const { act, event, at, key, lines } = entering
  const agreed = await pinsEntered(entering)
  const by = (chair: number): As => ({ pass: { key, chair, device, agreed } })
  const refused = (chair: number, what: object, code: string): Promise<void> =>
    expectRefused(entering, what, code, by(chair))
  const { hand: slip, line: wrong } = mistaken(entering, otherPlayer)

  for (const [hand, line] of lines.entries()) {
    if (hand === slip) {
      await refused(0, { hand: { ...at, hand: hand + 1, line } }, 'GAP')
      // Chair 1 writes down another player; chair 0 sees it, and all must agree.
      await act(event, { hand: { ...at, hand, line: wrong } }, by(1))
      await refused(0, { hand: { ...at, hand, line } }, 'DIFFERS')
      await refused(1, { confirm: { ...at, hand, line: wrong, chair: 1 } }, 'OWN_HAND')
      const correction = { ...at, hand, readings: [line], seen: wrong }
      await refused(0, { correct: { ...correction, consent: [0, 1, 2] } }, 'CONSENT')
      await act(event, { correct: { ...correction, consent: everybody } }, by(0))
      await refused(2, { confirm: { ...at, hand, line: wrong, chair: 2 } }, 'DIFFERS')
    }
    // Both send the same at once, one of them twice.
    const twice: As = { ...by(0), op: `hand-${hand}` }
    await Promise.all([twice, by(1), twice].map((as) => act(event, { hand: { ...at, hand, line } }, as)))
    if (hand % 4 === 0) await act(event, { confirm: { ...at, hand, line, chair: 3 } }, by(3))
    if (hand === deals / 2)
      await refused(0, { sign: { ...at, chair: 0, lines: lines.slice(0, hand + 1) } }, 'UNFINISHED')
  }
  await refused(0, { hand: { ...at, hand: deals, line: lines[0] } }, 'LIST_FULL')
  await refused(0, { sign: { ...at, chair: 1, lines } }, 'NOT_ALLOWED')
  await refused(0, { sign: { ...at, chair: 0, lines: lines.with(slip, wrong) } }, 'LIST_CHANGED')
  for (const chair of everybody) await act(event, { sign: { ...at, chair, lines } }, by(chair))
  await refused(0, { correct: { ...at, hand: slip, readings: [wrong], consent: everybody } }, 'SIGNED')
  // The code of this table gives no access to another one.
  const other = { series: at.series, table: at.table === 1 ? 2 : 1 }
  await refused(0, { hand: { ...other, hand: 0, line: lines[0] } }, 'NOT_ALLOWED')
}

const device = 'phone1'

/** Each player of the table enters the PIN of their start card on the phone that is passed around. */
async function pinsEntered({ ask, event, at, key }: Entering): Promise<readonly object[]> {
  const { players, series } = await ask<{
    players: { id: string; pin: string }[]
    series: { tables: { seats: { player: string }[] }[] }[]
  }>(
    'query ($e: ID!) { event(id: $e) { ... on Event { players { id pin } series { tables { seats { player } } } } } }',
    { e: event },
  )
  const seats = series[at.series - 1]?.tables[at.table - 1]?.seats ?? []
  return Promise.all(
    seats.map(({ player }, chair) =>
      ask<object>(
        `mutation ($e: ID!, $s: Int!, $t: Int!, $c: Int!, $pin: String!, $p: EventPass!) {
          enterPin(event: $e, series: $s, table: $t, chair: $c, pin: $pin, pass: $p) { ... on EventAgreed { chair code } } }`,
        {
          e: event,
          s: at.series,
          t: at.table,
          c: chair,
          p: { key, device },
          pin: players.find(({ id }) => id === player)?.pin,
        },
        null,
      ),
    ),
  )
}
