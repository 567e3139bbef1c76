import { css } from 'lit'
import { controls } from '../tokens/controls.js'

export const plateStyles = [
  controls,
  css`
    :host {
      display: block;
      min-inline-size: 0;
      color: var(--stolik-on-felt) !important;
      font-variant-numeric: tabular-nums !important;
    }
    .plate {
      position: relative;
      display: grid;
      grid-template-columns: 1fr auto;
      column-gap: 8px;
      padding: 6px 8px 4px;
      border-radius: 10px;
      background: rgb(0 0 0 / 0.22);
      border-block-end: 4px solid transparent;
      line-height: 1.3;
      font-size: var(--stolik-text-s);
    }
    .plays {
      border-block-start: 2px solid var(--stolik-on-felt);
    }
    .turn {
      border-block-color: transparent var(--stolik-slonce);
      box-shadow: inset 0 0 0 2px var(--stolik-slonce);
    }
    @media (forced-colors: active) {
      .plate {
        border: 3px solid Canvas;
      }
      .turn {
        border-color: Highlight;
      }
    }
    .away {
      opacity: 0.75;
    }
    .name {
      font-weight: 650;
      font-size: var(--stolik-text-m);
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .clock.short {
      font-weight: 700;
    }
    .facts,
    .call,
    .side {
      grid-column: 1 / -1;
      overflow-wrap: anywhere;
    }
    /* Every fact has a dot in the gap before it. The dot of the first fact in a line lies outside and is clipped. */
    .facts {
      --dot: 0.9em;
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--dot);
      clip-path: inset(0);
    }
    .facts > * {
      position: relative;
    }
    .facts > *::before {
      content: '·' / '';
      position: absolute;
      inset-inline-start: calc(-1 * var(--dot));
      inline-size: var(--dot);
      font-weight: 400;
      text-align: center;
    }
    .cards {
      display: inline-flex;
      align-items: center;
      gap: 4px;
    }
    .back {
      inline-size: 9px;
      block-size: 13px;
      border-radius: 2px;
      background: var(--stolik-back);
      border: 1px solid currentcolor;
    }
    .call {
      font-weight: 600;
    }
    /* A remark covers facts of the plate, never a card. The name and the border that marks the turn stay visible. */
    .remark {
      position: absolute;
      inset: calc(var(--stolik-text-m) * 1.3 + 6px) 0 0;
      display: grid;
      align-items: center;
      padding: 0 8px;
      border-radius: 0 0 8px 8px;
      background: var(--stolik-panel);
      color: var(--stolik-ink);
      font-weight: 600;
      line-height: 1.2;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    :host([mine]) .remark {
      inset: 0 auto 0 0;
      max-inline-size: 70%;
      border-radius: 8px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    :host([mine]) .plate {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      white-space: nowrap;
      column-gap: 8px;
      padding: 4px 12px 2px;
      border-radius: 10px;
    }
    :host([mine]) .name {
      flex: 0 0 auto;
      max-inline-size: 100%;
    }
    :host([mine]) .facts {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
    :host([mine]) .clock {
      order: 9;
      margin-inline-start: auto;
    }
    .yours {
      white-space: normal;
      order: 8;
      margin-inline-start: auto;
      color: var(--stolik-slonce);
      font-size: calc(var(--stolik-rem) * 1.125);
    }
    .yours ~ .clock {
      margin-inline-start: 0;
    }
    @container (max-width: 759px) {
      /* With three plates in a row, a name needs the whole line. */
      :host([slim]:not([mine])) .name {
        grid-column: 1 / -1;
      }
      :host([slim]:not([mine])) .clock {
        grid-row: 2;
        grid-column: 2;
      }
      :host([slim]:not([mine])) .facts {
        display: contents;
      }
      :host([slim]:not([mine])) .facts > *::before {
        content: none;
      }
      :host([slim]:not([mine])) .role,
      :host([slim]:not([mine])) .points {
        grid-column: 1 / -1;
      }
      /* A bot has no clock. */
      :host([slim]:not([mine])) stolik-bot {
        grid-area: 2 / 2;
      }
    }
    /* In a row of seats: name and clock, and everything else in one line below them. */
    @container (max-height: 430px) and (min-width: 560px) {
      :host .plate {
        line-height: 1.25;
      }
      :host(:not([mine])) .plate {
        display: flex;
        flex-wrap: wrap;
        align-content: start;
        block-size: 100%;
        column-gap: 6px;
        padding: 2px 8px 0;
        border-block-end-width: 3px;
      }
      :host(:not([mine])) .name {
        flex: 1 0 calc(100% - var(--stolik-rem) * 3.5);
        max-inline-size: calc(100% - var(--stolik-rem) * 3.5);
      }
      :host(:not([mine])) .name:not(:has(~ .clock)) {
        flex-basis: 100%;
        max-inline-size: 100%;
      }
      :host(:not([mine])) .clock {
        margin-inline-start: auto;
      }
      :host([mine]) .plate {
        flex-wrap: nowrap;
      }
      :host([mine]) .yours {
        white-space: nowrap;
      }
    }
    @container (min-width: 760px) and (min-height: 431px) {
      .plate {
        font-size: calc(var(--stolik-rem) * 1.0625);
        padding: 8px 16px 6px;
      }
      .name {
        font-size: calc(var(--stolik-rem) * 1.3125);
      }
      .yours {
        font-size: var(--stolik-text-l);
      }
    }
    @container (min-width: 1800px) and (min-height: 900px) {
      .plate {
        font-size: calc(var(--stolik-rem) * 1.25);
      }
      .name,
      .yours {
        font-size: calc(var(--stolik-rem) * 1.6);
      }
    }
  `,
]
