/** Which of the game's words are terms of the list of words: those whose code or word bears the game's name. */
export const terms = {
  name: {
    pl: { skat: ['rules'] },
    csb: { szkat: 'unverified' },
    szl: { szkat: ['wikipedia-szkat'] },
    de: { Skat: ['everyday'] },
    en: { Skat: ['everyday'] },
    fr: { skat: ['rules-isko'] },
    uses: ['game', 'profile.pzskat'],
  },
  uses: {
    hold: ['skat.hold', 'skat.said.hold'],
    pass: ['skat.pass'],
    hand: ['skat.hand'],
    declarer: ['skat.declarerAt'],
    forehand: ['skat.place.0'],
    middlehand: ['skat.place.1'],
    rearhand: ['skat.place.2'],
    trump: ['skat.why.trump'],
    play: ['skat.forehand'],
    ramsch: ['skat.ramsz'],
  },
} as const
