/** `npm run new -- game|element|act NAME …`: makes something new that works at once. */
const kinds = {
  game: () => import('./game.mjs'),
  element: () => import('./element.mjs'),
  act: () => import('./act.mjs'),
}
const [kind = ''] = process.argv.slice(2)
if (Object.hasOwn(kinds, kind)) await kinds[/** @type {keyof typeof kinds} */ (kind)]()
else {
  console.error(`npm run new -- game ID [NAME]
npm run new -- element NAME [TITLE]
npm run new -- act NAME [TITLE]`)
  process.exitCode = 1
}
