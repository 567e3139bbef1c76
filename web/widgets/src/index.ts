/** The custom elements that a site embeds. Importing this module defines them. */
import '@stolik/kit/ornament'

export type { Locale } from '@stolik/core'
export { StolikLanguage } from './language/language.js'
export { GoEvent, StolikLobby } from './lobby/lobby.js'
export { NamedEvent, StolikName } from './name/name.js'
export { localeFor, prefs } from './prefs.js'
export { LeftEvent, StolikTable } from './table/table.js'
import { fetchWhenNeeded } from './lazy.js'

fetchWhenNeeded(document)
