/** The elements that a site may embed, and how to load each. */
import type { Parts } from './watch.js'

export const parts: Parts = {
  'stolik-table': { load: () => import('../table/table.js'), facade: true },
  'stolik-lobby': { load: () => import('../lobby/lobby.js') },
  'stolik-events': { load: () => import('../event/public/events.js') },
  'stolik-event': { load: () => import('../event/public/event.js') },
  'stolik-board': { load: () => import('../event/board/board.js') },
  'stolik-standings': { load: () => import('../event/standings/standings.js') },
  'stolik-list': { load: () => import('../list/list.js') },
  'stolik-ranking': { load: () => import('../ranking/embed.js'), alone: true },
  'stolik-league': { load: () => import('../league/league.js'), alone: true },
  'stolik-replay': { load: () => import('../replay/replay.js') },
  'stolik-same-cards': { load: () => import('../same-cards/same-cards.js') },
  'stolik-player': { load: () => import('../ranking/player/player.js'), alone: true },
  'stolik-player-page': { load: () => import('../player-page/player-page.js') },
  'stolik-club': { load: () => import('../club/club.js') },
  'stolik-clubs': { load: () => import('../clubs/clubs.js') },
  'stolik-learn': { load: () => import('../learn/learn.js'), alone: true },
  'stolik-problem': { load: () => import('../problem/problem.js'), alone: true },
  'stolik-daily': { load: () => import('../daily/daily.js') },
  'stolik-ratings': { load: () => import('../ratings/ratings.js') },
  'stolik-value': { load: () => import('../value/value.js'), alone: true },
  'stolik-language': { load: () => import('../language/language.js'), alone: true },
}
