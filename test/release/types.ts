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
${fields.join('')}}
export interface ${name}Events {
${map.join('')}}
`
}

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
import './index.js'

type Tag<Properties> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Properties & { class?: string }

export interface StolikTags {
${elementsOf(manifest)
  .map(
    (one) =>
      `${comment(one.summary, '  ')}  ${JSON.stringify(one.tagName)}: Tag<{\n${jsxProperties(one)}  }>\n`,
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
