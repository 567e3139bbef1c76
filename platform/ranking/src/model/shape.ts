/** Checks of the form of JSON from outside, before it is used as one of our types. */

/**
 * Returns the path of the first invalid value, with a dot before each step; undefined if all is valid.
 * @param all hears the paths of all invalid values within this one
 */
export type Shape = (value: unknown, all?: (path: string) => void) => string | undefined

/** Returns the paths of all invalid values. */
export function wrongIn(shape: Shape, value: unknown): readonly string[] {
  const paths: string[] = []
  const first = shape(value, (path) => void paths.push(path))
  return first === undefined || paths.length > 0 ? paths : [first]
}

/** Checks the parts of a value: up to the first invalid one, unless somebody wants to hear of all. */
function checkParts(
  parts: Iterable<readonly [step: string, shape: Shape, value: unknown]>,
  all?: (path: string) => void,
): string | undefined {
  let first: string | undefined
  for (const [step, shape, value] of parts) {
    const wrong = all === undefined ? [shape(value) ?? []].flat() : wrongIn(shape, value)
    for (const path of wrong) {
      first ??= `${step}${path}`
      all?.(`${step}${path}`)
    }
    if (first !== undefined && all === undefined) return first
  }
  return first
}

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
  (value, all) =>
    value === null ? undefined : shape(value, all)

export const list =
  (of: Shape): Shape =>
  (value, all) => {
    if (!Array.isArray(value)) return ''
    // Editions have lists of a million numbers: these are checked without a tuple for each.
    if (all !== undefined)
      return checkParts(
        value.map((one, i) => [`.${i + 1}`, of, one] as const),
        all,
      )
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i])
      if (wrong !== undefined) return `.${i + 1}${wrong}`
    }
    return undefined
  }

/** At least one. */
export const some = (of: Shape): Shape => {
  const each = list(of)
  return (value, all) => each(value, all) ?? ((value as readonly unknown[]).length === 0 ? '' : undefined)
}

/** Exactly these fields; the optional ones may be left out. */
export const record =
  (fields: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, all) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
    return checkParts(fieldsOf(value as Readonly<Record<string, unknown>>, fields, optional), all)
  }

const missing: Shape = () => ''

function* fieldsOf(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>>,
): Iterable<readonly [string, Shape, unknown]> {
  for (const [name, shape] of Object.entries(fields))
    yield [`.${name}`, Object.hasOwn(value, name) ? shape : missing, value[name]]
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue
    const shape = Object.hasOwn(optional, name) ? optional[name] : undefined
    yield [`.${name.slice(0, 40)}`, shape ?? missing, value[name]]
  }
}

/** One of several records, distinguished by a field. */
export const variant =
  (field: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, all) => {
    const told =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[field]
        : undefined
    return typeof told === 'string' && Object.hasOwn(shapes, told)
      ? (shapes[told] as Shape)(value, all)
      : `.${field}`
  }
