/** The look of Stolik as CSS custom properties, for light and dark, and the one place that sets them. */
import { css, unsafeCSS } from 'lit'
import { readersTextSize } from './text-size.js'

const constant = css`
  --stolik-slonce: #f2b705;
  --stolik-on-granat: #faf7f0;
  --stolik-on-felt: #faf7f0;
  --stolik-paper: #fffefb;
  --stolik-back: #1f2f6b;

  --stolik-font: seravek, 'Gill Sans Nova', ubuntu, calibri, source-sans-pro, system-ui, sans-serif;
  --stolik-line-height: 1.45;
  /* Not 1rem, see text-size.ts. */
  --stolik-rem: ${unsafeCSS(`${readersTextSize()}px`)};
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
`

const light = css`
  --stolik-scheme: light;
  --stolik-linen: #faf7f0;
  --stolik-panel: #ffffff;
  --stolik-ink: #16203a;
  --stolik-muted: #566079;
  --stolik-granat: #1f2f6b;
  --stolik-chaber: #2b55c4;
  --stolik-mak: #b81d2c;
  --stolik-lisc: #1b6e37;
  --stolik-felt: #17414f;
  --stolik-line: #d9d2c3;
  --stolik-control: #7a8299;
`

const dark = css`
  --stolik-scheme: dark;
  --stolik-linen: #11151f;
  --stolik-panel: #1a2030;
  --stolik-ink: #e9edf5;
  --stolik-muted: #a4aec2;
  --stolik-granat: #2b3e86;
  --stolik-chaber: #8fb0ff;
  --stolik-mak: #ff8a90;
  --stolik-lisc: #7fd197;
  --stolik-felt: #0e2e39;
  --stolik-line: #2a3245;
  --stolik-control: #6e7894;
`

/**
 * Set on the root of the page and never on an element's `:host`, where they would beat what a club sets further
 * out; `:where` weighs nothing, so any rule of the club's own wins. `data-theme="light"` or `"dark"` on any
 * element of the page decides for what is inside it; without it the reader's own preference does.
 */
export const tokens = css`
  :where(:root) {
    ${constant}
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :where(:root) {
      ${dark}
    }
  }
  :where([data-theme='light']) {
    ${light}
  }
  :where([data-theme='dark']) {
    ${dark}
  }
  @media print {
    :where(:root, [data-theme]) {
      ${light}
      --stolik-linen: #fff;
    }
  }
`

const sheet = tokens.styleSheet
if (sheet === undefined) {
  const style = document.createElement('style')
  style.textContent = tokens.cssText
  document.head.prepend(style)
} else {
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
}
