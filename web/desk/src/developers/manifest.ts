/** The manifest of the elements, as far as a page shows it. `web/elements/manifest` builds it. */

export interface ManifestItem {
  readonly name: string
  readonly description: string
  readonly type?: { readonly text: string }
  readonly default?: string
}
export interface ManifestElement {
  readonly tagName: string
  readonly summary: string
  readonly description: string
  readonly attributes: readonly (ManifestItem & { readonly fieldName: string })[]
  /** Properties; those with an attribute name it. */
  readonly members: readonly (ManifestItem & { readonly attribute?: string })[]
  readonly events: readonly ManifestItem[]
  readonly slots: readonly ManifestItem[]
  readonly cssParts: readonly ManifestItem[]
  readonly cssProperties: readonly ManifestItem[]
}
export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ManifestElement[] }[]
}

export const elementsOf = ({ modules }: Manifest): readonly ManifestElement[] =>
  modules.flatMap(({ declarations }) => declarations)
