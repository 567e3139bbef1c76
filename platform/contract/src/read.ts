/** Text from outside, read as JSON of a described shape. */
import * as v from 'valibot'

/** What a description gives, for readers only. */
export type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T

/** Reads it, or tells which field cannot be read: by its path with dots, empty where the text is no JSON or no such thing at all. */
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
