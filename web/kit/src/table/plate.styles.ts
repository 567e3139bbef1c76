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
    .turn {
      border-block-end-color: var(--stolik-slonce);
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
    /* Every fact has its dot in the gap before it: that of one which begins a line lies outside, and is clipped. */
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
      /* Three plates in a row: the name needs the whole line. */
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
      :host([slim]:not([mine])) .bot {
        display: none;
      }
    }
    @container (min-width: 760px) {
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
  `,
]
