import type { Catalogue, Locale } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import type { Shown } from '../live/session.js'

/** The input of the panels beside a table. */
export interface Parts {
  readonly current: Shown
  readonly renderer: Renderer
  readonly locale: Locale
}

export const catalogueOf = ({ renderer, locale }: Parts): Catalogue => renderer.catalogues[locale]
