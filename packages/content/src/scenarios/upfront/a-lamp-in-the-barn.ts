import { card } from './card.ts'

/** Night: nobody shoots at what he has not seen. */
export const aLampInTheBarn = card({
  id: 'a-lamp-in-the-barn',
  name: 'A Lamp in the Barn',
  briefing: {
    place: 'East of Cassino',
    date: '3 February 1944',
    text: 'No moon, sleet from the north, and an American platoon that has put its outpost where it could see the valley by day. A German company wants a look at the outpost from close by before there is a day again.',
    axis: 'In the dark they must find you before they fire. Walk; stop in cover; half your men beside them, and it is done. Every Movement card on you helps them to see you.',
    allied:
      'Look before you fire: one group, one target, and a failed look is your action. A starshell from your leader’s group makes day for two of their turns.',
    aftermath: 'By first light both sides were where they had been, and fewer.',
  },
  kind: 'attack',
  rulesThrough: 38,
  decks: 3,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'attacker', men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 19, 24, 26, 28] },
    allied: { nation: 'American', name: 'Americans', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8, 10] },
  },
  deck: { removeFirst: { Buildings: 3 }, cower: { both: ['Minefield', 'Pillbox', 'Smoke'] } },
  snipers: 'allied',
  victory: { type: 'fractionAtRR5', parts: 1, of: 2 },
  modules: ['night'],
  special: ['It is night.'],
})
