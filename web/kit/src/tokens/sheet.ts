/** The values of the tokens, for light and dark. They need no document, so a page can include them before any script runs. */
import { css, unsafeCSS, type CSSResult } from 'lit'

const constant = css`
  --stolik-slonce: #f2b705;
  --stolik-on-granat: #faf7f0;
  --stolik-on-felt: #faf7f0;
  --stolik-paper: #fffefb;
  --stolik-back: #1f2f6b;

  --stolik-font: seravek, 'Gill Sans Nova', ubuntu, calibri, source-sans-pro, system-ui, sans-serif;
  --stolik-line-height: 1.45;
  --stolik-text-s: calc(var(--stolik-rem) * 0.875);
  --stolik-text-m: var(--stolik-rem);
  --stolik-text-l: calc(var(--stolik-rem) * 1.25);
  --stolik-text-xl: calc(var(--stolik-rem) * 1.75);
  --stolik-text-xxl: calc(var(--stolik-rem) * 2.5);

  --stolik-space-1: 4px;
  --stolik-space-2: 8px;
  --stolik-space-3: 12px;
  --stolik-space-4: 16px;
  --stolik-space-5: 24px;
  --stolik-space-6: 40px;

  --stolik-radius: 10px;
  --stolik-focus-width: 3px;
  --stolik-focus-offset: 2px;
  --stolik-press: 44px;

  --stolik-deck: french;
  --stolik-letters: auto;
  --stolik-card-scale: 1;
`

const colours = css`
  --stolik-linen: light-dark(#faf7f0, #11151f);
  --stolik-panel: light-dark(#ffffff, #1a2030);
  --stolik-ink: light-dark(#16203a, #e9edf5);
  --stolik-muted: light-dark(#566079, #a4aec2);
  --stolik-granat: light-dark(#1f2f6b, #2b3e86);
  --stolik-chaber: light-dark(#2b55c4, #8fb0ff);
  --stolik-mak: light-dark(#b81d2c, #ff8a90);
  --stolik-lisc: light-dark(#1b6e37, #7fd197);
  --stolik-felt: light-dark(#17414f, #0e2e39);
  --stolik-line: light-dark(#d9d2c3, #2a3245);
  --stolik-control: light-dark(#7a8299, #6e7894);
`

/**
 * Set on the root of the page and never on an element's `:host`, where they would override what a club sets further out.
 * `:where` has no specificity, so any rule of the club's own wins. The colours are resolved where they are used, by the `color-scheme` that
 * applies there: the page's, or what `data-theme="light"` or `"dark"` sets for an element of the page and everything inside it.
 *
 * @cssprop --stolik-linen - the background of the page
 * @cssprop --stolik-panel - the background of lists, forms and settlements
 * @cssprop --stolik-ink - text, and the pips of black suits
 * @cssprop --stolik-muted - secondary text
 * @cssprop --stolik-granat - heads and primary buttons
 * @cssprop --stolik-on-granat - text on granat
 * @cssprop --stolik-chaber - links, quiet buttons and the focus ring
 * @cssprop --stolik-slonce - whose turn it is, and nothing else
 * @cssprop --stolik-mak - lost or refused, beside a sign
 * @cssprop --stolik-lisc - won or done, beside a sign
 * @cssprop --stolik-felt - the table
 * @cssprop --stolik-on-felt - text on the felt
 * @cssprop --stolik-paper - the background of a card's face
 * @cssprop --stolik-back - the back of a card
 * @cssprop --stolik-line - hairlines
 * @cssprop --stolik-control - the border of everything that can be pressed
 * @cssprop --stolik-scheme - `light` or `dark` for all elements inside; without it they follow the `color-scheme` of the page
 * @cssprop --stolik-font - the font family of all text; a site sets its own here
 * @cssprop --stolik-line-height - the line height of running text
 * @cssprop --stolik-rem - one em of the reader's own text size; all sizes follow from it
 * @cssprop --stolik-text-s - the small size, 14 px
 * @cssprop --stolik-text-m - the size of running text, 16 px
 * @cssprop --stolik-text-l - the size of smaller headings, 20 px
 * @cssprop --stolik-text-xl - the size of headings, 28 px
 * @cssprop --stolik-text-xxl - the largest size, 40 px
 * @cssprop --stolik-space-1 - the smallest gap
 * @cssprop --stolik-space-2 - a gap between things that belong together
 * @cssprop --stolik-space-3 - the padding of small things
 * @cssprop --stolik-space-4 - the padding of panels
 * @cssprop --stolik-space-5 - a gap between groups
 * @cssprop --stolik-space-6 - a gap between parts of a page
 * @cssprop --stolik-radius - corners of panels and buttons
 * @cssprop --stolik-focus-width - the thickness of the focus ring
 * @cssprop --stolik-focus-offset - the distance of the focus ring from its control
 * @cssprop --stolik-press - the least width and height of everything that can be pressed
 * @cssprop --stolik-deck - `french`, `four` colours or `german` suits, for readers who have chosen none
 * @cssprop --stolik-letters - index letters for readers who have chosen none: AKDW, AKQJ, AKDB, ARDV, DKOU, or `auto`
 * @cssprop --stolik-card-scale - the size of cards, from 0.8 to 1.3
 *
 * @param rem the text size that the reader has chosen, such as `16px`
 */
export const tokenSheet = (rem: string): CSSResult => css`
  :where(:root) {
    --stolik-rem: ${unsafeCSS(rem)};
    ${constant}
    ${colours}
  }
  :where([data-theme='light']) {
    --stolik-scheme: light;
    color-scheme: light;
  }
  :where([data-theme='dark']) {
    --stolik-scheme: dark;
    color-scheme: dark;
  }
  /* For readers who ask their system for more contrast, muted text and the borders of controls are as dark as text. */
  @media (prefers-contrast: more) {
    :where(:root, [data-theme]) {
      --stolik-muted: var(--stolik-ink);
      --stolik-line: var(--stolik-control);
      --stolik-control: var(--stolik-ink);
    }
  }
  @media print {
    :where(:root, [data-theme]) {
      --stolik-scheme: light;
      --stolik-linen: #fff;
      color-scheme: light;
    }
  }
`
