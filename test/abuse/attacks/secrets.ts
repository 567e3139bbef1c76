/** Ways to hands in play and to sealed deals. */
import { ask, keep, post, requests, type Aim, type Attack } from '../aim.js'

const code = '... on Refused{code}'

/** Every way in which a stranger could ask for a hand in play, or for deals that are sealed: as a record, replay, log or file. */
function secretWays(aim: Aim): readonly [Way, ...Way[]] {
  const { table, event } = aim
  const at = `table:"${table}"`
  const file = (name: string): Way => [name, () => ask(aim, 'GET', `/files/event/${event}/${name}`)]
  return [
    ['the table', () => post(aim, `{table(id:"${table}"){__typename ${code}}}`)],
    ['the record', () => post(aim, `{record(${at},hand:0){__typename ${code} ... on Record{text}}}`)],
    [
      'a record by a guess',
      () => post(aim, `{record(${at},hand:0,invitation:"${requests.count}"){__typename ${code}}}`),
    ],
    ['its cards', () => post(aim, `mutation{dealAgain(${at},hand:0){__typename ${code}}}`)],
    ['the replay', () => ask(aim, 'GET', `/replay-data/${table}/1`)],
    ['a move', () => post(aim, `mutation{play(${at},seq:1,move:"pass"){__typename ${code}}}`)],
    ['a hint', () => post(aim, `{hint(${at},seq:9){__typename ${code}}}`)],
    [
      'the log',
      () => post(aim, `{eventAudit(event:"${event}",from:0){__typename ... on EventRefused{code}}}`),
    ],
    ['the deals', () => post(aim, `{event(id:"${event}"){... on Event{series{deals{opened{salt seed}}}}}}`)],
    ['the deals of the day', () => post(aim, '{dailyDeals(game:"skat"){... on DailyDeals{opened{seed}}}}')],
    ['a try', () => post(aim, 'mutation{playDaily(game:"skat"){__typename ... on DailyRefused{code}}}')],
    ...['whole.jsonl', 'results.json', 'draws.json', 'results.csv'].map(file),
  ]
}
type Way = readonly [name: string, ask: () => Promise<string>]

/** Whether an answer holds a secret, a table, a hand or a log. */
const tells = (text: string): boolean =>
  /"seed":"[0-9a-f]{64}"|"__typename":"(?:Table|Record|Hint|EventAudit)"|"steps":|"kind":"sealDeals"/.test(
    text,
  )

export const secretAttacks: Readonly<Record<string, Attack>> = {
  'hands in play and sealed deals': (aim) => {
    const ways = secretWays(aim)
    return keep(aim, 16, async () => {
      const [name, way] = ways[requests.count % ways.length] ?? ways[0]
      const text = await way()
      if (tells(text)) throw new Error(`${name} tells ${text.slice(0, 500)}`)
    })
  },
}
