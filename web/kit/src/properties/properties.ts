/** One way to declare what an element reacts to: each property once, with its type, its attribute and its default. */
import type { LitElement, PropertyDeclaration } from 'lit'

/** What an element reacts to, and what it is before anybody sets it. */
export interface Property<T> extends PropertyDeclaration {
  /** All elements begin with this one value: a list or a map that is changed in place is made by the constructor instead. */
  readonly value: T
}

/** What a page or another element sets. Its attribute is the name in small letters, unless `attribute` names another or is false. */
export const property = <T>(value: T, options?: PropertyDeclaration): Property<T> => ({
  ...options,
  value,
})

/** A text that an attribute of this name sets. */
export const attribute = <T = string>(name: string, value: T): Property<T> => ({
  value,
  attribute: name,
})

/** An attribute that says something by being there. */
export const flag = (name: string | true = true): Property<boolean> => ({
  value: false,
  type: Boolean,
  attribute: name,
})

/** What only a script sets. */
export const given = <T>(value: T): Property<T> => ({ value, attribute: false })

/** What the element itself remembers. */
export const state = <T>(value: T): Property<T> => ({ value, state: true })

type Declared = Readonly<Record<string, Property<unknown>>>
type Values<D extends Declared> = { -readonly [K in keyof D]: D[K]['value'] }

// A class that is extended takes whatever arguments its own base takes: TypeScript asks for `any` there.
// oxlint-disable-next-line typescript/no-explicit-any
type Constructor<T> = abstract new (...args: any[]) => T

/** The class, with these properties as well. */
export function declares<B extends Constructor<LitElement>, const D extends Declared>(
  base: B,
  declared: D,
): B & Constructor<Values<D>> {
  abstract class Declaring extends base {
    static properties = declared
    // oxlint-disable-next-line typescript/no-explicit-any
    constructor(...args: any[]) {
      // oxlint-disable-next-line typescript/no-unsafe-argument
      super(...args)
      for (const name in declared) this[name as never] = declared[name]?.value as never
    }
  }
  return Declaring as never
}
