import { named } from '@stolik/elements/client/plain'
import type { Problem } from '@stolik/elements/event/client/types'
import { inputsOf } from '@stolik/elements/event/fields'

/** Marks the invalid fields and goes to the first, even inside a folded part. */
export function markInvalid(form: HTMLFormElement, problems: readonly Problem[]): void {
  const wrong = problems.flatMap(({ args }) => {
    const { field } = named(args)
    const names = typeof field === 'string' ? inputsOf(field) : []
    const input = names.map((name) => form.elements.namedItem(name)).find((one) => one instanceof HTMLElement)
    return input === undefined ? [] : [input]
  })
  for (const input of form.elements)
    if (wrong.includes(input as HTMLElement)) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  const [first] = wrong
  first?.closest('details')?.setAttribute('open', '')
  first?.closest('details')?.parentElement?.closest('details')?.setAttribute('open', '')
  first?.focus({ preventScroll: true })
  // The messages stand above and stay there.
  first?.scrollIntoView({ block: 'center' })
}
