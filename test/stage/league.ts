/** A league of thirty players in a gateway's folder: three evenings from a list, and two editions that count. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stolik } from '../../platform/cli/src/stolik.js'
import { games } from '../../platform/gateway/src/games.js'

const association = 'Liga Kaszubska'
const first = [
  ...[
    'Adam',
    'Barbara',
    'Cecylia',
    'Dorota',
    'Edmund',
    'Franciszek',
    'Gerard',
    'Halina',
    'Ignacy',
    'Jadwiga',
  ],
  ...[
    'Kazimierz',
    'Leokadia',
    'Marian',
    'Norbert',
    'Otylia',
    'Paweł',
    'Róża',
    'Stanisław',
    'Teresa',
    'Urszula',
  ],
]
const last = [
  ...['Bigus', 'Cybula', 'Dawidowska', 'Ellwart', 'Formela', 'Grzenkowicz', 'Hinc', 'Jaszewski', 'Klassa'],
  ...[
    'Labuda',
    'Miotk',
    'Necel',
    'Okroj',
    'Pipka',
    'Reszka',
    'Sikorra',
    'Treder',
    'Ustowski',
    'Wolska',
    'Żółć',
  ],
]
const clubs = ['Lębork', 'Żukowo', 'Puck', 'Bytów', 'Kartuzy']
const size = 30

/** Points that look like those of an evening, the same in every run. */
const points = (player: number, evening: number): number => ((player * 7919 + evening * 104729) % 1400) - 200

function list(): string {
  const rows = [1, 2, 3].flatMap((evening) =>
    Array.from({ length: size }, (_, n) => {
      const name = `${first[n % first.length]} ${last[(n * 7 + 3) % last.length]}`
      const won = 2 + ((n + evening) % 7)
      const of = [
        `Wieczór ${evening}`,
        `2026-0${evening + 6}-15`,
        'evening',
        n + 1,
        name,
        clubs[n % clubs.length],
      ]
      return [...of, points(n, evening), won, (n * evening) % 4].join(';')
    }),
  )
  return `${['event;date;kind;licence;name;club;points;won;lost', ...rows].join('\n')}\n`
}

/** Runs the command. Returns its output; throws its complaints, unless they are expected. */
async function rank(args: readonly string[], fails = false): Promise<string> {
  const printed: string[] = []
  const note = (line: string): void => void printed.push(line)
  const read = (): never => {
    throw new Error('nothing is read in pieces')
  }
  const code = await stolik(['rank', ...args], games, { out: note, error: note, read, now: () => 0 })
  if (code !== 0 && !fails) throw new Error(printed.join('\n'))
  return printed.join('\n')
}

/** @returns the ranking's id, and the file of the key that the gateway signs with */
export async function publishLeague(folder: string): Promise<{ readonly id: string; readonly key: string }> {
  const at = (name: string): string => join(folder, name)
  const id = 'liga'
  const data = ['--data', folder]
  const key = at('league.key')
  const scheme = await rank(['schemes', 'skat/evenings', '--season', '2026', '--name', 'Liga Kaszubska 2026'])
  writeFileSync(at('scheme.json'), scheme)
  await rank(['keygen', key, '--association', association])
  await rank(['create', id, at('scheme.json'), '--association', association, ...data])
  const edition = async (number: number, date: string): Promise<void> => {
    await rank(['draft', id, '--date', date, ...data])
    await rank(['final', id, String(number), '--key', key, ...data])
  }
  writeFileSync(at('list.csv'), list())
  const file = ['import', at('list.csv'), '--source', 'lists', '--game', 'skat', '--association', association]
  const importing = [...file, '--profile', 'pzskat', '--organiser', 'Klub Lębork', '--hands', '48', ...data]
  const who = Array.from({ length: size }, (_, n) => ['--who', `licence ${n + 1}=new`]).flat()
  const [, seen = ''] = /--take (\w+)/.exec(await rank([...importing, ...who], true)) ?? []
  await rank([...importing, ...who, '--take', seen])
  await edition(1, '2026-08-31')
  await edition(2, '2026-09-30')
  return { id, key }
}

/** The persons of the newest edition, first place first. */
export async function personsOf(url: string, id: string): Promise<readonly string[]> {
  const { rows } = (await (await fetch(`${url}/rankings/${id}/latest.json`)).json()) as {
    readonly rows: readonly { readonly person: string }[]
  }
  return rows.map(({ person }) => person)
}
