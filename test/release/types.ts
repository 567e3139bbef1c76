/** The types of the public elements for TypeScript, React and Vue, from the manifest that editors read. */
import type { ElementOfManifest, Manifest } from '../../web/elements/manifest/manifest.js'

const elementsOf = ({ modules }: Manifest): readonly ElementOfManifest[] =>
  modules.flatMap(({ declarations }) => declarations)

const comment = (text: string, indent = ''): string =>
  `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */\n`

function elementClass({ name, description, members, events }: ElementOfManifest): string {
  const fields = members.map((one) => `${comment(one.description, '  ')}  ${one.name}: ${one.type.text}\n`)
  const map = events.map(
    ({ name: event, type }) => `  ${JSON.stringify(event)}: CustomEvent<${detailOf(type.text)}>\n`,
  )
  return `${comment(description)}export interface ${name} extends HTMLElement {
${fields.join('')}${events.length === 0 ? '' : listening(name)}}
export interface ${name}Events {
${map.join('')}}
`
}

/** The methods with which scripts listen: events of the element beside those of every element. */
const listening = (name: string): string =>
  (['add', 'remove'] as const)
    .map((verb) => {
      const options = verb === 'add' ? 'boolean | AddEventListenerOptions' : 'boolean | EventListenerOptions'
      const heard = `HTMLElementEventMap & ${name}Events`
      return `  ${verb}EventListener<Type extends keyof (${heard})>(type: Type, listener: (this: ${name}, event: (${heard})[Type]) => unknown, options?: ${options}): void
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: ${options}): void
`
    })
    .join('')

const detailOf = (type: string): string => {
  const detail = /^CustomEvent<(.*)>$/.exec(type)?.[1] ?? 'unknown'
  return /^[\w\s{}:;|,'"[\]]*$/.test(detail) && !/\b[A-Z]\w*\b/.test(detail.replace(/'[^']*'/g, ''))
    ? detail
    : 'unknown'
}

/** Attributes as JSX writes them: React 18 sets them as text, React 19 and Vue also set the properties of that name. */
function jsxProperties({ attributes }: ElementOfManifest): string {
  const lines = attributes.map((one) => {
    const type = one.type.text
    return `${comment(one.description, '    ')}    ${JSON.stringify(one.name)}?: ${type === 'boolean' ? 'boolean | ""' : type}\n`
  })
  return lines.join('')
}

/** `index.d.ts`: what importing the package defines. */
export const elementTypes = (manifest: Manifest): string => {
  const elements = elementsOf(manifest)
  return `/** Defines the elements of Stolik as they occur on the page. Each loads its code when the first one stands there. */
export {}

${elements.map(elementClass).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tagName, name }) => `    ${JSON.stringify(tagName)}: ${name}\n`).join('')}  }
}
`
}

/** `react.d.ts`: the tags in JSX, for React 18 and 19. */
export const jsxTypes = (
  manifest: Manifest,
): string => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
${elementsOf(manifest)
  .flatMap(({ name, events }) => (events.length === 0 ? [] : [`  ${name}Events,\n`]))
  .join('')}} from './index.js'

type Tag<Properties> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Properties & { class?: string }

/**
 * \`onstolik-answered\` and the like: React 19 listens to the event of that name. React 18 does not, so its types refuse them; take a
 * \`ref\` and \`addEventListener\` there.
 */
type Listeners<Events> = {
  [Type in keyof Events & string as \`on\${Type}\`]?: typeof import('react') extends { use: unknown } ? (event: Events[Type]) => void : never
}

export interface StolikTags {
${elementsOf(manifest)
  .map(
    (one) =>
      `${comment(one.summary, '  ')}  ${JSON.stringify(one.tagName)}: Tag<{\n${jsxProperties(one)}  }>${one.events.length === 0 ? '' : ` & Listeners<${one.name}Events>`}\n`,
  )
  .join('')}}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends StolikTags {}
  }
}
declare global {
  namespace JSX {
    interface IntrinsicElements extends StolikTags {}
  }
}
`
