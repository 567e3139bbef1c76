/** Reads forms. */

/** Returns the trimmed text of a field; null if it is empty. */
export function text(data: FormData, name: string): string | null {
  const value = data.get(name)
  const written = typeof value === 'string' ? value.trim() : ''
  return written === '' ? null : written
}

export const isTicked = (data: FormData, name: string): boolean => data.get(name) !== null

/** Reads a number as people write it: with a comma or a point, and any minus sign. */
export function number(data: FormData, name: string): number | null {
  const written = text(data, name)
  if (written === null) return null
  const value = Number(written.replace(/[−–]/g, '-').replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** Returns the form of a submit event with its data, and stops the browser from sending it. */
export function submittedForm(
  event: SubmitEvent,
): { readonly form: HTMLFormElement; readonly data: FormData } | null {
  event.preventDefault()
  return event.target instanceof HTMLFormElement
    ? { form: event.target, data: new FormData(event.target) }
    : null
}
