/** Which class each tag is, so that `document.createElement` and `querySelector` know the elements of a package. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const definition = /customElements\.define\('([a-z-]+)', (\w+)\)/g

/** Prints the tags that the sources of a package define. */
export function printTags(folder: string): string {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const tags = files.flatMap((file) =>
    [...readFileSync(join(folder, 'src', file), 'utf8').matchAll(definition)].map(
      ([, tag, name]) => `  '${tag}': import('./src/${file.replace(/ts$/, 'js')}').${name}\n`,
    ),
  )
  return `interface HTMLElementTagNameMap {\n${tags.join('')}}\n`
}
