/** The public elements as a package: the loader and the parts that sites embed, with types and the manifest for editors. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest as ElementManifest } from '../../web/elements/manifest/manifest.js'
import { root } from '../rooms.js'
import { readManifest } from './packages.js'
import { elementTypes, jsxTypes } from './types.js'

const built = join(root, 'web/portal/dist/embed')

export function stageElements(folder: string): void {
  const { name, version, license } = readManifest('web/elements')
  mkdirSync(folder, { recursive: true })
  cpSync(join(built, 'stolik.js'), join(folder, 'index.js'))
  cpSync(join(built, 'assets'), join(folder, 'assets'), { recursive: true })
  cpSync(join(built, 'custom-elements.json'), join(folder, 'custom-elements.json'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  const elements = JSON.parse(readFileSync(join(built, 'custom-elements.json'), 'utf8')) as ElementManifest
  writeFileSync(join(folder, 'index.d.ts'), elementTypes(elements))
  writeFileSync(join(folder, 'react.d.ts'), jsxTypes(elements))
  writeFileSync(join(folder, 'README.md'), readme(name))
  const manifest = {
    name,
    version,
    license,
    description: 'Tables, lobbies, events and rankings of card games, as custom elements',
    type: 'module',
    // Importing it defines the elements.
    sideEffects: true,
    customElements: 'custom-elements.json',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './react': { types: './react.d.ts' },
      './custom-elements.json': './custom-elements.json',
    },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const readme = (name: string): string => `# ${name}

\`\`\`js
import '${name}'
\`\`\`

\`\`\`html
<stolik-lobby server="https://stolik.example" game="skat"></stolik-lobby>
\`\`\`

An element loads its code when the first one stands on the page. Name your gateway in \`server\`: without it, an element asks the
site that its code comes from. For tags in JSX (React 18 and 19), add \`import type {} from '${name}/react'\`.
\`custom-elements.json\` describes every attribute, event, part and style property to editors.
`
