/** Which of the game's words are terms of the list of words: those whose code or word bears the game's name. */
export const terms = {
  name: {
    pl: { baśka: ['rules'] },
    csb: { baszka: ['odroda-romk', 'nadmorski24'] },
    szl: { baśka: 'unverified' },
    de: { Baśka: 'unverified' },
    en: { Baśka: 'unverified' },
    fr: { Baśka: 'unverified' },
    uses: ['game', 'profile.lebork'],
    note: {
      csb: 'A story explains szpëla as four who play it; cësnąc w Baszkã is to play it. Nothing here says szpëla.',
    },
  },
  uses: {
    bidding: ['baska.nothing'],
    pass: ['baska.call.pas'],
    kontra: ['baska.call.kontra'],
    hirsch: ['baska.call.hirsch'],
    'the-old': ['baska.side.zwykla.starzy'],
    'the-young': ['baska.side.zwykla.mlodzi'],
    'wedding-pair': ['baska.side.wesele.starzy'],
    silent: ['baska.contract.cicha'],
    zolla: ['baska.contract.zolla'],
    trump: ['baska.why.trump'],
    beat: ['baska.why.beat'],
    lose: ['baska.mustBid'],
  },
} as const
