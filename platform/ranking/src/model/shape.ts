/** Checks of the form of JSON from outside, before it is used as one of our types. */

/** Returns the path of the first invalid value, with a dot before each step; undefined if all is valid. */
export type Shape = (value: unknown) => string | undefined

export const text: Shape = (value) => (typeof value === 'string' ? undefined : '')
export const number: Shape = (value) => (typeof value === 'number' && Number.isFinite(value) ? undefined : '')
export const whole: Shape = (value) => (Number.isSafeInteger(value) ? undefined : '')
export const flag: Shape = (value) => (typeof value === 'boolean' ? undefined : '')

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value) ? undefined : ''

export const nullable =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? undefined : shape(value)

export const list =
  (of: Shape): Shape =>
  (value) => {
    if (!Array.isArray(value)) return ''
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i])
      if (wrong !== undefined) return `.${i + 1}${wrong}`
    }
    return undefined
  }

/** At least one. */
export const some = (of: Shape): Shape => {
  const all = list(of)
  return (value) => all(value) ?? ((value as readonly unknown[]).length === 0 ? '' : undefined)
}

/** Exactly these fields; the optional ones may be left out. */
export const record =
  (fields: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
    const own = value as Readonly<Record<string, unknown>>
    for (const [name, shape] of Object.entries(fields)) {
      const wrong = Object.hasOwn(own, name) ? shape(own[name]) : ''
      if (wrong !== undefined) return `.${name}${wrong}`
    }
    for (const name of Object.keys(own)) {
      if (Object.hasOwn(fields, name)) continue
      const wrong = Object.hasOwn(optional, name) ? optional[name]?.(own[name]) : ''
      if (wrong !== undefined) return `.${name.slice(0, 40)}${wrong}`
    }
    return undefined
  }

/** One of several records, distinguished by a field. */
export const variant =
  (field: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    const told =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[field]
        : undefined
    return typeof told === 'string' && Object.hasOwn(shapes, told)
      ? (shapes[told] as Shape)(value)
      : `.${field}`
  }
