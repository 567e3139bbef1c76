/** The keyboard by WebDriver's actions, with the key names that pages use. */
import type { Keyboard } from '../page.js'
import type { Session } from './session.js'

/** WebDriver's codes for keys that write nothing. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** What stands for a key in the protocol: the letter that it writes, or its code. */
function named(key: string): string {
  const code = codes[key] ?? key
  if (Array.from(code).length !== 1) throw new Error(`there is no key ${key}`)
  return code
}

const down = (value: string): object => ({ type: 'keyDown', value })
const up = (value: string): object => ({ type: 'keyUp', value })

export function keysOf(session: Session): Keyboard {
  const perform = async (actions: readonly object[]): Promise<void> => {
    await session.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    press: (key) => {
      const keys = key === '+' ? [key] : key.split('+').map(named)
      return perform([...keys.map(down), ...keys.toReversed().map(up)])
    },
    type: (text) =>
      perform(
        Array.from(text).flatMap((letter) => {
          const key = letter === '\n' ? named('Enter') : letter
          return [down(key), up(key)]
        }),
      ),
  }
}
