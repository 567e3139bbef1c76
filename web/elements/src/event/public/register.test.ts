import { event } from '../../../test/event.js'
import { describe, expect, it } from 'vitest'
import { eventWords } from '../../words/event/index.js'
import { StolikRegister } from './register.js'

async function form(): Promise<StolikRegister> {
  await eventWords.need('en')
  const shown = event({ phase: 'OPEN' })
  const element = new StolikRegister()
  element.lang = 'en'
  element.regulations = shown.regulations
  document.body.append(element)
  await element.updateComplete
  return element
}

describe('the entry form', () => {
  it.each([
    ['李雷', true],
    ['محمد', true],
    ['Ola 🦊', true],
    ['Żółć Ñúñez', false],
    ['Иван Γιώργος 2', false],
  ])('says whether papers will print all letters of %s', async (name, says) => {
    const element = await form()
    const field = element.renderRoot.querySelector<HTMLInputElement>('input[name=name]')
    if (field === null) throw new Error('a field for the name')
    field.value = name
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await element.updateComplete
    const notice = element.renderRoot.querySelector('[role=status]')
    expect(notice?.textContent ?? null).toBe(
      says ? 'Papers print □ for letters that are not Latin, Greek or Cyrillic.' : null,
    )
    element.remove()
  })
})
