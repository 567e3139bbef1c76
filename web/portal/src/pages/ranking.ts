/** The pages of rankings: the list, one ranking, its players and clubs, and the association's desk. */
import { framed, text, type Draw } from '../page.js'

export const draw: Draw = async ({ rest, locale, say }) => {
  const [id = '', part, of, ...more] = rest
  if (more.length > 0) return undefined
  if (id === '' && part === undefined)
    return {
      html: `<h1 class="out-of-sight">${text(say.rankings)}</h1>
    <stolik-rankings desk-href="/ranking/desk">${(await import('../empty.js')).emptyContent('rankings', locale, say)}</stolik-rankings>
    <stolik-leagues></stolik-leagues>`,
    }
  if (id === 'desk' && part === undefined)
    return framed(say, say.rankings, '/ranking', '<stolik-ranking-desk></stolik-ranking-desk>')
  if (id === 'desk' && part === 'people')
    return framed(
      say,
      say.rankings,
      '/ranking',
      `<stolik-ranking-people${of === undefined ? '' : ` person="${text(of)}"`}></stolik-ranking-people>`,
    )
  const at = `ranking="${text(id)}"`
  const own = `/ranking/${text(encodeURIComponent(id))}`
  const element =
    part === undefined
      ? `<stolik-ranking ${at} person-href="${own}/person/{id}" club-href="${own}/club/{id}"></stolik-ranking>`
      : part === 'person' && of !== undefined
        ? `<stolik-ranking-person ${at} person="${text(of)}"></stolik-ranking-person>`
        : part === 'club' && of !== undefined
          ? `<stolik-ranking-club ${at} club="${text(of)}"></stolik-ranking-club>`
          : undefined
  return element === undefined ? undefined : framed(say, say.rankings, '/ranking', element)
}
