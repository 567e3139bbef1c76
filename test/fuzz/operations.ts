/** Every operation of the API, with variables that mostly fit, so that more than the validation is reached. */
import type { Random } from '@stolik/core'
import { picker, spoiled, texts, value, wildcards } from './ammunition.js'
import type { Arsenal } from './arsenal.js'

export interface Request {
  readonly query: string
  readonly variables?: unknown
  readonly operationName?: unknown
}

interface Operation {
  readonly query: string
  /** The kind of value that each variable needs. */
  readonly needs: Readonly<Record<string, Need>>
}

type Need = keyof typeof fitting

const refused = '... on Refused { code }'
const shown = 'id seq phase view { legal }'
const table = `__typename ... on Table { ${shown} players { name } } ${refused}`
const signed = `__typename ... on SignedIn { name login } ${refused}`
const done = `__typename ${refused}`

const play: Operation = {
  query: `mutation ($id: ID!, $seq: Int!, $move: String!) { play(table: $id, seq: $seq, move: $move) { ${table} } }`,
  needs: { id: 'table', seq: 'seq', move: 'move' },
}

/** Operations on tables: those that change them, and those that show them. */
const tables: readonly Operation[] = [
  play,
  play,
  {
    query: `mutation ($game: ID!, $profile: ID!, $chairs: Int!, $private: Boolean) {
      open(game: $game, profile: $profile, chairs: $chairs, speed: FREE, private: $private) { ${table} } }`,
    needs: { game: 'game', profile: 'profile', chairs: 'chairs', private: 'flag' },
  },
  {
    query: `mutation ($id: ID!, $chair: Int, $word: String, $luck: String) {
      sit(table: $id, chair: $chair, invitation: $word, luck: $luck) { ${table} } }`,
    needs: { id: 'table', chair: 'chair', word: 'text', luck: 'luck' },
  },
  {
    query: `mutation ($id: ID!, $chair: Int, $level: BotLevel) {
      addBot(table: $id, chair: $chair, level: $level) { ${table} } }`,
    needs: { id: 'table', chair: 'chair', level: 'level' },
  },
  { query: `mutation ($id: ID!) { leave(table: $id) { ${table} } }`, needs: { id: 'table' } },
  {
    query: `mutation ($id: ID!, $luck: String) { ready(table: $id, luck: $luck) { ${table} } }`,
    needs: { id: 'table', luck: 'luck' },
  },
  {
    query: `mutation ($id: ID!, $to: String!, $attempt: Int!, $commitment: String!) {
      commitLuck(table: $id, to: $to, attempt: $attempt, commitment: $commitment) { ${table} } }`,
    needs: { id: 'table', to: 'digest', attempt: 'int', commitment: 'digest' },
  },
  {
    query: `mutation ($id: ID!, $to: String!, $attempt: Int!, $luck: String!) {
      openLuck(table: $id, to: $to, attempt: $attempt, luck: $luck) { ${table} } }`,
    needs: { id: 'table', to: 'digest', attempt: 'int', luck: 'luck' },
  },
  {
    query: `subscription ($id: ID!, $word: String, $since: Since) {
      table(id: $id, invitation: $word, since: $since) { ${shown} epoch missed } }`,
    needs: { id: 'table', word: 'text', since: 'since' },
  },
]

const others: readonly Operation[] = [
  { query: '{ me { id name tables login club roles } }', needs: {} },
  { query: '{ games { id levels profiles { id tables { chairs lengths } } } }', needs: {} },
  { query: '{ lobby { id phase players { name } } }', needs: {} },
  { query: 'subscription { lobby { id phase } }', needs: {} },
  { query: `query ($before: Int) { acts(before: $before) { ${done} } }`, needs: { before: 'int' } },
  {
    query: `query ($id: ID!, $word: String) { table(id: $id, invitation: $word) { ${table} } }`,
    needs: { id: 'table', word: 'text' },
  },
  {
    query: `query ($id: ID!, $n: Int!) { record(table: $id, hand: $n) { __typename ... on Record { text } ${refused} } }`,
    needs: { id: 'table', n: 'int' },
  },
  {
    query: `mutation ($name: String!, $word: String) {
      enter(name: $name, browser: $word) { __typename ... on Guest { name } ${refused} } }`,
    needs: { name: 'text', word: 'token' },
  },
  {
    query: `mutation ($id: ID!, $remark: ID, $chair: Int, $word: String) {
      report(table: $id, remark: $remark, chair: $chair, reason: DELAY, invitation: $word) { ${done} } }`,
    needs: { id: 'table', remark: 'text', chair: 'chair', word: 'text' },
  },
  {
    query: `mutation ($name: String!) { rename(name: $name) { __typename ... on Renamed { name token } ${refused} } }`,
    needs: { name: 'text' },
  },
  {
    query: `mutation ($login: String!, $word: String!) { signIn(login: $login, password: $word) { ${signed} } }`,
    needs: { login: 'login', word: 'text' },
  },
  {
    query: `mutation ($name: String!, $login: String!, $word: String!) {
      register(name: $name, login: $login, password: $word) { ... on LoginTaken { suggestion } ${signed} }
    }`,
    needs: { name: 'text', login: 'login', word: 'text' },
  },
  {
    query: `mutation ($token: String!) { handOver(token: $token) { ${signed} } }`,
    needs: { token: 'hand-over' },
  },
  { query: `mutation ($token: String!) { refresh(token: $token) { ${signed} } }`, needs: { token: 'token' } },
  {
    query: `mutation ($old: String!, $new: String!) { changePassword(old: $old, new: $new) { ${signed} } }`,
    needs: { old: 'text', new: 'text' },
  },
  {
    query: `mutation ($login: String!, $word: String!, $code: String) {
      signIn(login: $login, password: $word, code: $code) { ${signed} } }`,
    needs: { login: 'login', word: 'text', code: 'code' },
  },
  {
    query: `mutation ($login: String!, $code: String!, $new: String!, $others: Boolean! = true) {
      recover(login: $login, code: $code, newPassword: $new, removeOtherWays: $others) { ${signed} } }`,
    needs: { login: 'login', code: 'code', new: 'text', others: 'flag' },
  },
  {
    query: `mutation ($word: String!) { drawRecoveryCodes(password: $word) { ${done} } }`,
    needs: { word: 'text' },
  },
  {
    query: `mutation ($mail: String!, $word: String!, $lang: String) {
      offerMailAddress(address: $mail, password: $word, lang: $lang) { ${done} } }`,
    needs: { mail: 'mail', word: 'text', lang: 'text' },
  },
  {
    query: `mutation ($code: String!) { confirmMailAddress(code: $code) { ${done} } }`,
    needs: { code: 'code' },
  },
  {
    query: `mutation ($word: String!) { removeMailAddress(password: $word) { ${done} } }`,
    needs: { word: 'text' },
  },
  {
    query: `mutation ($login: String!, $lang: String) { askRecovery(login: $login, lang: $lang) { ${done} } }`,
    needs: { login: 'login', lang: 'text' },
  },
  {
    query: `mutation ($code: String!, $new: String!, $others: Boolean! = true) {
      recoverByMail(code: $code, newPassword: $new, removeOtherWays: $others) { ${signed} } }`,
    needs: { code: 'code', new: 'text', others: 'flag' },
  },
  { query: '{ sendsMail me { mail } }', needs: {} },
  { query: `mutation { offerSecondStep { ... on SecondStepOffer { address } ${done} } }`, needs: {} },
  {
    query: `mutation ($word: String!, $secret: String!, $code: String!) {
      turnOnSecondStep(password: $word, secret: $secret, code: $code) { ${done} } }`,
    needs: { word: 'text', secret: 'secret', code: 'code' },
  },
  {
    query: `mutation ($word: String!) { turnOffSecondStep(password: $word) { ${done} } }`,
    needs: { word: 'text' },
  },
  {
    query: `mutation ($word: String!) { offerPasskey(password: $word) { ${done} } }`,
    needs: { word: 'text' },
  },
  {
    query: `mutation ($name: String!, $word: String!, $response: String!) {
      addPasskey(name: $name, word: $word, response: $response) { ${done} } }`,
    needs: { name: 'text', word: 'token', response: 'response' },
  },
  { query: `mutation ($id: ID!) { removePasskey(id: $id) { ${done} } }`, needs: { id: 'text' } },
  { query: `mutation { askPasskey { ... on PasskeyRequest { options } ${done} } }`, needs: {} },
  {
    query: `mutation ($word: String!, $response: String!) {
      signInByPasskey(word: $word, response: $response) { ${signed} } }`,
    needs: { word: 'token', response: 'response' },
  },
  {
    query: `mutation ($id: ID!) { setVerified(account: $id, verified: true) { ${done} } }`,
    needs: { id: 'table' },
  },
  {
    query: `mutation ($id: ID!, $roles: [Role!]!) { setRoles(account: $id, roles: $roles) { ${done} } }`,
    needs: { id: 'login', roles: 'roles' },
  },
  {
    query: `mutation ($id: ID!) { endSessions(account: $id) { ${done} } }`,
    needs: { id: 'login' },
  },
  {
    query: `mutation ($id: ID!, $chair: Int!, $n: Int!, $pin: String!, $word: String) {
      enterPin(event: $id, series: $n, table: 1, chair: $chair, pin: $pin, pass: { key: $word, device: "phone1" }) {
        __typename ... on EventRefused { code } } }`,
    needs: { id: 'table', chair: 'chair', n: 'int', pin: 'text', word: 'text' },
  },
  { query: `mutation { signOut { ${done} } }`, needs: {} },
  { query: `mutation { signOutEverywhere { ${done} } }`, needs: {} },
]

/** Values that fit, by kind; `known` is a table that was seen. */
const fitting = {
  int: () => [0, 1, 2, 3, -1, 99, 2 ** 31 - 1],
  chair: () => [undefined, 0, 1, 2, 3, 4, -1],
  chairs: () => [3, 4, 4, 4, 5],
  flag: () => [true, false],
  level: () => ['BEGINNER', 'CLUB', 'MASTER', 'GOD', null],
  text: () => texts,
  code: () => ['000000', ' 123 456', 'aaaa-bbbb-cccc-dddd', ...texts],
  mail: () => ['ola@cards.example', 'a@b.example\r\nBcc: c@d.example', ...texts],
  secret: () => ['A'.repeat(32), 'JBSWY3DPEHPK3PXP', '='.repeat(32), ...texts],
  response: () => ['{}', '{"id":"x","type":"public-key","response":{}}', '{"id":{}}', ...texts],
  luck: () => ['', '7', ...texts],
  digest: () => ['', 'a'.repeat(64), 'A'.repeat(64), ...texts],
  game: () => ['baska', 'skat', 'baska', 'chess'],
  profile: () => ['lebork', 'pzskat', 'lebork', 'kop', 'isko', 'poker'],
  roles: () => [['ASSOCIATION'], ['PLAYER', 'PLAYER'], []],
  login: ({ logins }: Arsenal) => [...logins, ...texts],
  token: ({ tokens, handOvers }: Arsenal) => [...tokens, ...handOvers],
  'hand-over': ({ tokens, handOvers }: Arsenal) => [...handOvers, ...handOvers, ...tokens],
  table: ({ others }: Arsenal, known: string) => [...Array<string>(12).fill(known), ...others, ...wildcards],
  seq: ({ seen }: Arsenal, known: string) => {
    const seq = seen.get(known)?.seq ?? 0
    return [seq, seq, seq, seq, seq - 1, seq + 1, 0]
  },
  move: ({ seen }: Arsenal, known: string) => {
    const legal = seen.get(known)?.legal ?? []
    return legal.length === 0 ? texts : [...legal, ...legal, ...legal, 'pass', ...wildcards]
  },
  since: ({ seen }: Arsenal, known: string) => {
    const seq = seen.get(known)?.seq ?? 0
    return [undefined, ...['0', 'x'].flatMap((epoch) => [seq, seq + 5, -1].map((n) => ({ epoch, seq: n })))]
  },
} as const

/** An operation with variables, sometimes of the wrong type or spoiled as a whole. */
export function request(random: Random, arsenal: Arsenal): Request {
  const pick = picker(random)
  const { query, needs } = pick(random.below(2) === 0 ? tables : others)
  const known = pick([...arsenal.seen.keys()])
  const fit = (need: Need): unknown =>
    random.below(8) === 0 ? value(random) : pick<unknown>(fitting[need](arsenal, known))
  const variables = Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, fit(need)]))
  return { query: random.below(8) === 0 ? spoiled(random, query) : query, variables }
}
