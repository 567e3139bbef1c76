/** `stolik rank verify`: recounts an exported edition, from a file or from its published address. */
import { download, downloadWords, isAddress, type DownloadLimits } from '../base/download.js'
import { isVerified, verifyExport } from '@stolik/gateway/ranking/verify'
import { unverifiedWords } from '@stolik/gateway/ranking/words'
import { textOf, type RankDesk } from './rank-desk.js'

/** An edition of a million lists has some 50 MB. The limits protect against slow or endless answers of foreign servers. */
const limits: DownloadLimits = { most: 256 * 1024 * 1024, within: 120_000 }

async function textAt({ io }: Pick<RankDesk, 'io'>, address: string): Promise<string | undefined> {
  const text = await download(address, limits)
  if (typeof text === 'string') return text
  io.error(`${address}: ${downloadWords(text)} (${text.failed})`)
  return undefined
}

export async function verifyFile(desk: RankDesk): Promise<number> {
  const { io, values, rest } = desk
  const [file] = rest
  const text = file !== undefined && isAddress(file) ? await textAt(desk, file) : await textOf(desk, file)
  if (text === undefined) return 1
  const answer = verifyExport(text, values.key ?? null)
  if (!isVerified(answer)) {
    if (values.json === true) io.out(JSON.stringify({ equal: false, ...answer }))
    io.error(`${String(file)}: ${unverifiedWords(answer)} (${answer.wrong})`)
    return 1
  }
  const { status, key } = answer
  const { hash, content, people, sheets } = answer.file
  const { ranking, number, date, result, corrects } = content
  const told = {
    equal: true,
    ranking,
    edition: number,
    date,
    status,
    hash,
    key: key.id,
    association: key.association,
  }
  if (values.json === true) io.out(JSON.stringify(told))
  else
    io.out(
      [
        `equal: ${ranking}, edition ${number}, ${status}, counted up to ${date}`,
        `  ${result.all.length} players from ${sheets.length} events, ${people.length} of them named`,
        ...(corrects === null ? [] : [`  corrects ${corrects.hash}: ${corrects.reason}`]),
        `  hash ${hash}`,
        `  signed with the key ${key.id} of ${key.association}${values.key === undefined ? '; compare it with the one that they publish' : ''}`,
      ].join('\n'),
    )
  return 0
}
