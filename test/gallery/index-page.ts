/** The index of the gallery, as Markdown. */
import type { Fixture } from './fixtures.js'
import { decks, looks } from './looks.js'

export const fileOf = (fixture: string, look: string): string => `${fixture}-${look}.webp`

const table = (fixture: Fixture, names: readonly string[]): string => {
  const shown = (width: number): readonly string[] => names.filter((name) => name.endsWith(`-${width}`))
  const image = (look: string): string => `![${fixture.name}, ${look}](${fileOf(fixture.name, look)})`
  const head = shown(320).map((name) => name.replace('-320', ''))
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...[320, 1280].map((width) => `| ${shown(width).map(image).join(' | ')} |`),
  ].join('\n')
}

export function indexOf(fixtures: readonly Fixture[]): string {
  const names = looks.map(({ name }) => name)
  const parts = fixtures.map((fixture) =>
    [
      `## ${fixture.name}`,
      `\`<${fixture.tag}>\``,
      table(fixture, names),
      ...(fixture.decks === true
        ? [
            table(
              fixture,
              decks.map(({ name }) => name),
            ),
          ]
        : []),
    ].join('\n\n'),
  )
  return `# Gallery

Every public element with real data of a gateway: light, dark and in the forced colours of high contrast, 320 and 1280 pixels wide; tables and
replays with each deck, too. \`npm run gallery\` makes the pictures and this page: it starts a gateway of its own with a season, events and
tables. Shuffles are drawn anew each time, so cards and points differ from one run to the next. \`--only WORD\` makes some of them.
What is longer than a screen or two is cut.

${parts.join('\n\n')}
`
}
