/** A theme as page builders write them: resets, rules for everything, its own rem, and boxes that move. */
import type { Page } from './club-site.js'

const css = `
  @layer reset { body *, body *::before, body *::after { all: unset; box-sizing: content-box } }
  html { font-size: 62.5%; scroll-behavior: smooth }
  body { font: italic 11px/3 'Comic Sans MS', cursive; text-align: right; letter-spacing: .2em; margin: 0 }
  * {
    font-family: cursive !important; font-size: 13px !important; line-height: 3 !important; color: #a05 !important;
    text-transform: uppercase !important; letter-spacing: 3px !important; transition: all .3s !important;
    border-radius: 0 !important; box-sizing: content-box !important; text-shadow: 1px 1px 2px #ccc !important;
    margin: 0 !important; max-width: none !important; word-break: break-all !important; user-select: none !important;
  }
  button, input, select { padding: 30px !important; border: 9px dashed red !important; height: 9px !important; width: 100% !important }
  table, td, th { display: block !important; border-collapse: separate !important; border-spacing: 20px !important }
  h1, h2, h3 { font-size: 300% !important } h2::before { content: 'THEME ' !important }
  img, svg, picture { max-width: 20px !important; filter: invert(1) !important }
  a { pointer-events: none !important } ul li { list-style: square !important; float: left !important }
  .button, .row, .panel, .board, .note, .hand, .card { position: fixed !important; opacity: .1 !important; z-index: -1 !important }
  [role] { visibility: hidden !important } [hidden] { display: block !important }
  .entry { transform: translateZ(0); overflow: hidden; container-type: inline-size; padding: 8px }
  .entry > * { outline: 1px dotted #ccc }
`

export const theme: Page = {
  policy: null,
  head: `<style>${css}</style>`,
  body: (lines) => `<article class="entry entry-content wp-block-group">${lines}</article>`,
}
