import { card } from './card.ts'

/** Desert with a tank and a gun: sand that swallows tracks, and rocks that stop them. */
export const steelOnTheSaltTrack = card({
  id: 'steel-on-the-salt-track',
  name: 'Steel on the Salt Track',
  briefing: {
    place: 'The edge of a salt flat, Cyrenaica',
    date: '2 July 1942',
    text: 'There is one track along the flat that carries weight, and a gun has looked down it since Tuesday. A tank is coming along it with five men walking in its wheel marks.',
    axis: 'Half again their points by the end. The tank goes through soft sand if it must, and may stay in it; it climbs no escarpment. Keep out of the gun’s front, or make it look elsewhere.',
    allied:
      'Your gun fires at armour and at nothing else, and your anti-tank rifle wants a flank. Let the sand do its share: what can’t be refused is your best card.',
    aftermath: 'The track was mined that night, and then nobody used it.',
  },
  kind: 'attack',
  rulesThrough: 40,
  decks: 2,
  first: 'attacker',
  sides: {
    axis: { nation: 'German', name: 'Germans', role: 'attacker', men: [1, 2, 3, 4, 5], machines: [35] },
    allied: { nation: 'British', name: 'British', role: 'defender', men: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18], machines: [31] },
  },
  deck: { cower: { both: ['Pillbox'] } },
  snipers: 'allied',
  victory: { type: 'vpRatio', ratio: 3, per: 2 },
  modules: ['desert'],
  special: ['The ground is desert, with sandstorms at the end of every Deck.', 'Minefields can be used, and may be fakes.'],
})
