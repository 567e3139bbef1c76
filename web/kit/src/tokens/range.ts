/** A slider in our colours. Browsers draw a light track on a dark page if the thumb is dark. */
import { css, unsafeCSS } from 'lit'

const track = css`
  block-size: 6px;
  border: 1px solid var(--stolik-control);
  border-radius: 4px;
  background: var(--stolik-line);
`
const thumb = css`
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 3px solid var(--stolik-panel);
  border-radius: 50%;
  background: var(--stolik-chaber);
  box-shadow: 0 0 0 1px var(--stolik-control);
`
/** A browser ignores a rule that names another browser's part, so each has its own rules. */
const parts = [
  { ofTrack: '-webkit-slider-runnable-track', ofThumb: '-webkit-slider-thumb' },
  { ofTrack: '-moz-range-track', ofThumb: '-moz-range-thumb' },
].map(
  ({ ofTrack, ofThumb }) => css`
    input[type='range']::${unsafeCSS(ofTrack)} {
      ${track}
    }
    input[type='range']::${unsafeCSS(ofThumb)} {
      ${thumb}
    }
    @media (forced-colors: active) {
      input[type='range']::${unsafeCSS(ofTrack)} {
        border-color: CanvasText;
        background: Canvas;
      }
      input[type='range']::${unsafeCSS(ofThumb)} {
        border-color: Canvas;
        background: Highlight;
        box-shadow: 0 0 0 2px CanvasText;
        forced-color-adjust: none;
      }
    }
  `,
)

export const rangeStyles = [
  css`
    input[type='range'] {
      width: 100%;
      min-height: var(--stolik-press);
      margin: 0;
      appearance: none;
      background: none;
      cursor: pointer;
    }
    /* Only in Chromium and Safari does the thumb start at the top of the track. */
    input[type='range']::-webkit-slider-thumb {
      margin-block-start: -10px;
      appearance: none;
    }
  `,
  ...parts,
]
