/** The manifest of the elements, as far as a page shows it. `web/elements/manifest` builds it. */

export interface Told {
  readonly name: string
  readonly description: string
  readonly type?: { readonly text: string }
  readonly default?: string
}
export interface ElementTold {
  readonly tagName: string
  readonly summary: string
  readonly description: string
  readonly attributes: readonly (Told & { readonly fieldName: string })[]
  /** Properties; those with an attribute name it. */
  readonly members: readonly (Told & { readonly attribute?: string })[]
  readonly events: readonly Told[]
  readonly slots: readonly Told[]
  readonly cssParts: readonly Told[]
  readonly cssProperties: readonly Told[]
}
export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ElementTold[] }[]
}

export const elementsOf = ({ modules }: Manifest): readonly ElementTold[] =>
  modules.flatMap(({ declarations }) => declarations)
