/**
 * A player who uses a screen reader. They hear roles and names, and know the words of their language but nothing of our markup.
 * They bid for as long as they may, pass where it does not matter, refuse to end the hand early, and play the first card that
 * is not announced as barred. They complain if what they hear is not enough to go on, or is said twice.
 */
import { all, find, textOf, type ScreenReader, type Told } from './screen-reader.js'

/** Words that a player knows in their language. */
export interface Phrases {
  readonly you: string
  readonly yourTurn: string
  readonly players: string
  readonly trick: string
  readonly calls: string
  readonly hand: string
  readonly news: string
  readonly over: string
  readonly next: string
  readonly ranks: readonly string[]
  readonly suits: readonly string[]
  /** What they want to call: the first of these that is offered. */
  readonly wishes: readonly RegExp[]
}

export interface Heard {
  /** The cards of the hand as dealt, and how many they played. */
  readonly dealt: number
  readonly played: number
  /** The most lines announced between two of their acts. After a call, lines that other players said do not count. */
  readonly chatter: number
  /** The names of the buttons with which they made calls. */
  readonly said: readonly string[]
}

/** Polls until there is a result. The caller decides how long that may take. */
export type Until = <T>(look: () => Promise<T | undefined>, what: string) => Promise<T>

/** The table without the log, regardless of the focus. */
const outside = (table: Told, log: string): Told => ({
  ...table,
  focused: false,
  inside: table.inside
    .filter(({ role, name }) => role !== 'log' || name !== log)
    .map((one) => outside(one, log)),
})

const buttons = (part: Told | undefined): Told[] =>
  part === undefined ? [] : all(part).filter(({ role }) => role === 'button')

/** What a call can change: the calls, the hand, and the text. Other buttons, such as that for a hint, appear when they have loaded. */
function affected(page: Told, { calls, hand, news }: Phrases): string {
  const table = outside(page, news)
  return JSON.stringify([find(table, 'group', calls), find(table, 'toolbar', hand), textOf(table)])
}

/** Plays one hand to its settlement. */
export async function playByScreenReader(
  screenReader: ScreenReader,
  phrases: Phrases,
  until: Until,
): Promise<Heard> {
  const card = new RegExp(`^(${phrases.ranks.join('|')}) (${phrases.suits.join('|')})(, .+)?$`)
  const laid = new RegExp(`^.+: (${phrases.ranks.join('|')}) (${phrases.suits.join('|')})$`)
  const said: string[] = []
  let [dealt, played, chatter, heard] = [0, 0, 0, 0]
  /** The name of the last card pressed, and whether the press was a move. */
  let [pressed, moved]: [string | null, boolean] = [null, true]
  /** Whether the last act played a card. How long two others bid against each other is up to them. */
  let byCard = false

  /** Complains about what is wrong with the table as it is read out. */
  function judge(table: Told): void {
    const hand = find(table, 'toolbar', phrases.hand)
    for (const { name } of buttons(hand)) if (!card.test(name)) throw new Error(`a card is called “${name}”`)
    for (const { role, name } of all(table))
      if (role === 'image' && !laid.test(name) && !card.test(name))
        throw new Error(`a picture is called “${name}”`)
    for (const { role, name } of all(table))
      if (['button', 'link', 'textbox', 'radio'].includes(role) && name === '')
        throw new Error(`a ${role} has no name`)
    for (const { name, disabled } of buttons(hand))
      if (disabled && !name.includes(', ')) throw new Error(`nothing is said of why “${name}” is barred`)
    const order = all(table).flatMap(({ role, name }) =>
      (role === 'heading' && [phrases.players, phrases.trick, phrases.hand].includes(name)) ||
      (role === 'group' && name === phrases.calls) ||
      (role === 'log' && name === phrases.news)
        ? [name]
        : [],
    )
    const right = [phrases.players, phrases.trick, phrases.calls, phrases.hand, phrases.news]
    if (order.join() !== right.filter((name) => order.includes(name)).join())
      throw new Error(`the table is read in the order ${order.join(', ')}`)
  }

  /** Complains about what was announced since the last act. Selecting a card without a move announces nothing. */
  function hearken(lines: readonly string[], table: Told): void {
    if (lines.length === 0 && !moved) return
    // “Greta: 20” is something a player said.
    const told = byCard ? lines : lines.filter((line) => !line.includes(': '))
    chatter = Math.max(chatter, told.length)
    if (new Set(lines).size < lines.length) throw new Error(`told twice: ${lines.join(' | ')}`)
    const turns = lines.filter((line) => line === phrases.yourTurn || line.endsWith(`. ${phrases.yourTurn}`))
    // A player who is still on turn hears what they are asked.
    const asked = textOf(outside(table, phrases.news)).includes(lines.at(-1) ?? '')
    if (turns.length !== 1 && !(turns.length === 0 && asked))
      throw new Error(`the turn is told ${turns.length} times: ${lines.join(' | ')}`)
    if (pressed !== null && !lines.includes(`${phrases.you}: ${pressed}`))
      throw new Error(`“${pressed}” was played, and told is: ${lines.join(' | ')}`)
    pressed = null
  }

  for (;;) {
    const table = await until(async () => {
      const now = await screenReader.listen()
      if (find(now, 'button', new RegExp(`^${phrases.next}`)) !== undefined) return now
      const told = textOf(outside(now, phrases.news))
      const mine = told.filter((line) => line === phrases.yourTurn).length
      if (mine > 1) throw new Error('it is told twice whose turn it is')
      // A finished trick has its heading for as long as it lies there.
      const lies =
        find(now, 'heading', phrases.trick) !== undefined || !all(now).some(({ role }) => role === 'listitem')
      // The announcement of a new hand comes only once there is a log to hold it.
      const begun = heard > 0 || find(now, 'log', phrases.news)?.inside.length !== 0
      return mine === 1 && lies && begun ? now : undefined
    }, 'nobody says that it is my turn')
    const lines = await screenReader.announced()
    const fresh = lines.slice(heard)
    heard = lines.length
    judge(table)
    if (find(table, 'button', new RegExp(`^${phrases.next}`)) !== undefined) {
      if (!fresh.includes(phrases.over)) throw new Error(`the end is not told: ${fresh.join(' | ')}`)
      return { dealt, played, chatter, said }
    }
    hearken(fresh, table)
    const hand = find(table, 'toolbar', phrases.hand)
    dealt = Math.max(dealt, buttons(hand).filter(({ pressed: on }) => on === null).length)
    const calls = buttons(find(table, 'group', phrases.calls))
    const call = phrases.wishes
      .flatMap((wish) => calls.filter(({ name, pressed: on }) => wish.test(name) && on !== true))
      .at(0)
    const free = buttons(hand).find(({ disabled, pressed: on }) => !disabled && on !== true)
    const choice = call ?? free
    if (choice === undefined) throw new Error('it is my turn, and there is nothing to do')
    if (call !== undefined) said.push(call.name)
    moved = choice.pressed === null
    const plays = call === undefined && moved
    byCard = plays
    const before = affected(table, phrases)
    await screenReader.press(choice)
    await until(async () => {
      const now = await screenReader.listen()
      if (!plays) return affected(now, phrases) !== before || undefined
      return (
        buttons(find(now, 'toolbar', phrases.hand)).every(({ handle }) => handle !== choice.handle) ||
        undefined
      )
    }, `“${choice.name}” was pressed, and nothing changed`)
    if (!plays) continue
    played++
    pressed = choice.name.replace(/, .*/, '')
  }
}
