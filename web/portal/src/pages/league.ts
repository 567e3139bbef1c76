/** The pages of leagues: one season, and the association's desk. The list of leagues stands with the rankings, too. */
import { framed, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) => {
  const [id = '', of, ...more] = rest
  if (more.length > 0 || (of !== undefined && id !== 'desk')) return undefined
  const element =
    id === ''
      ? '<stolik-leagues></stolik-leagues>'
      : id === 'desk'
        ? `<stolik-league-desk${of === undefined ? '' : ` league="${text(of)}"`}></stolik-league-desk>`
        : `<stolik-league league="${text(id)}"></stolik-league>`
  return framed(say, say.leagues, '/ranking', element)
}
