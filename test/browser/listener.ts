/**
 * Somebody who plays by screen reader: they hear roles and names, know the words of their language and nothing of our markup. They bid
 * as long as they may, pass where that is all the same, refuse to end early, and play the first card that is not told to be barred.
 * Where what they hear is not enough to go on, or is told twice, they complain.
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
  /** What they say: the first of these that they may. */
  readonly wishes: readonly RegExp[]
}

export interface Heard {
  /** Cards of the hand as dealt, and how many they played. */
  readonly dealt: number
  readonly played: number
  /** The most that was announced between two acts of theirs; after a call, beside what the others said. */
  readonly chatter: number
  /** Groups of buttons that they said something from, by what they said. */
  readonly said: readonly string[]
}

/** Asked again until it is so; how long that may take is the caller's. */
export type Until = <T>(look: () => Promise<T | undefined>, what: string) => Promise<T>

/** What is told beside the log, wherever the focus is. */
const outside = (table: Told, log: string): Told => ({
  ...table,
  focused: false,
  inside: table.inside
    .filter(({ role, name }) => role !== 'log' || name !== log)
    .map((one) => outside(one, log)),
})

const buttons = (part: Told | undefined): Told[] =>
  part === undefined ? [] : all(part).filter(({ role }) => role === 'button')

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
  /** The card that was pressed last, as it was called; and whether what was pressed was a move. */
  let [pressed, moved]: [string | null, boolean] = [null, true]
  /** Whether it was a card that was played: how long two others bid against each other is up to them. */
  let byCard = false

  /** Complains of what is told of a table on which it is their turn, or is not. */
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

  /** Complains of what was announced since the last act; a hand in which nothing was said goes on as it was. */
  function hearken(lines: readonly string[], table: Told): void {
    if (lines.length === 0 && !moved) return
    // “Greta: 20” is what somebody says.
    const told = byCard ? lines : lines.filter((line) => !line.includes(': '))
    chatter = Math.max(chatter, told.length)
    if (new Set(lines).size < lines.length) throw new Error(`told twice: ${lines.join(' | ')}`)
    const turns = lines.filter((line) => line === phrases.yourTurn || line.endsWith(`. ${phrases.yourTurn}`))
    // Who goes on speaking is told what they are asked.
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
      // A finished trick is called so as long as it lies there.
      const lies =
        find(now, 'heading', phrases.trick) !== undefined || !all(now).some(({ role }) => role === 'listitem')
      // What is told of a hand that begins comes when there is a log to tell it in.
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
    const before = JSON.stringify(outside(table, phrases.news))
    await screenReader.press(choice)
    await until(async () => {
      const now = await screenReader.listen()
      if (!plays) return JSON.stringify(outside(now, phrases.news)) !== before || undefined
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
