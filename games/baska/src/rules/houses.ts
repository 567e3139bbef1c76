/**
 * Rules of clubs that print how they play, made of the profiles by turned knobs alone. Houses whose text was not at hand are left
 * out, such as Puck with its BASZKA and the leagues that have A♣ on top.
 */
import type { House } from '@stolik/core'

export const houses: readonly House[] = [
  {
    // Kop with five raises, three in a cicha and in a zolo; a wesele is called in one's first call, and its caller may raise.
    name: 'Kościan',
    profile: 'kop~ownerRaises.koscian~raiseMax.koscian~raises.koscian~weseleTurns.1',
    source: 'http://koscian-kop.cba.pl/regulamin/',
  },
  {
    // All fele are on one ladder, aces over tens.
    name: 'Gniezno',
    profile: 'lebork~ladder.gniezno',
    source: 'http://seirp.gniezno.pl/index_pliki/Page2203.htm',
  },
  {
    // Red Baśka without gran. Of the black aces the one that is led is higher.
    name: 'Gorzów',
    profile: 'lebork~bids.without-gran~ladder.gorzow',
    source: 'http://gorzowskiegry.pl/?page_id=365',
  },
]
