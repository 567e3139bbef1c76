/** The portal's own sentences, one file per language. Codes of a single page begin with the page's name. */
import type { Locale } from '@stolik/elements/site/index'
import type en from './en.json'

export type Words = Readonly<typeof en>

const files = import.meta.glob<Words>('./*.json', { import: 'default' })

export const fetchWords = (locale: Locale): Promise<Words> =>
  (files[`./${locale}.json`] as () => Promise<Words>)()
