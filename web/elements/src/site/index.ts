/** The elements that every page of a site has. Importing this module defines them. */
import '@stolik/kit/ornament'

export { intlOf, type Locale } from '@stolik/core'
export { SignedInEvent } from '../account/signed-in.js'
export { gatewayAt } from '../client/gateway.js'
export { home } from '../base/home.js'
export { StolikLanguage } from '../language/language.js'
export { GoEvent } from '../base/go.js'
export { StolikLobby } from '../lobby/lobby.js'
export { NamedEvent, StolikName } from '../name/name.js'
export { localeFor, prefs } from '../base/prefs.js'
export { LeftEvent } from '../table/left.js'
