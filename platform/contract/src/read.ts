/** Reads text from outside as JSON of a described shape. */
import * as v from 'valibot'

/** The readonly version of a type. */
export type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T

/**
 * Reads the text, or returns the path of the invalid field with dots. The path is empty if the text is not JSON or has the
 * wrong type.
 */
export function readJson<const S extends v.GenericSchema>(
  schema: S,
  text: string,
): { readonly read: Deep<v.InferOutput<S>> } | { readonly bad: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { bad: '' }
  }
  const answer = v.safeParse(schema, value)
  return answer.success
    ? { read: answer.output as Deep<v.InferOutput<S>> }
    : { bad: v.getDotPath(answer.issues[0]) ?? '' }
}
