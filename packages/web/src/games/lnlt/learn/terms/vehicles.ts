import type { Term } from '../../../../learn/term.ts'

/** Vehicles, guns and those who ride. */
export const vehicleTerms: readonly Term[] = [
  {
    id: 'vehicle',
    name: 'Vehicle',
    rules: ['15.0', '15.0.1', '15.1', '15.1.1', '15.2', '15.2.1', '15.4', '15.5', '15.6', '11.5', '6.5'],
    text: 'It faces a corner of its hex, goes forward into one of the two hexes there or backwards for double, and turns for 1 MP a corner. Open it sees and aims better; buttoned and armored it need not fear rifles. Shaken once it stops, Shaken twice it is abandoned.',
    also: ['BU', 'SHKN', 'tank', 'half-track', 'turret', 'buttoned', 'Armor Leader', 'pivot'],
    see: ['ordnance', 'small-arms-at-vehicles', 'passengers'],
  },
  {
    id: 'ordnance',
    name: 'Ordnance',
    rules: ['14.0', '14.1', '14.1.1', '14.1.2', '14.1.3', '14.2.1', '23.1.1'],
    text: 'Two dice and all that hampers the shot must not exceed the number for the range. Against men a hit is HE against a bare die. Against a vehicle it is penetration against the armor of the side that was struck: hull or turret by the roll itself.',
    also: ['gun', 'to hit', 'penetration', 'HE', 'HEAT', 'PIAT', 'bazooka'],
    see: ['acquisition', 'vehicle'],
  },
  {
    id: 'acquisition',
    name: 'Acquisition',
    rules: ['14.3'],
    text: 'A gun that has fired without destroying its target finds it more easily the next time: 1, then 2 off the roll. It is lost when either of them moves or turns, when there is no line of sight any more, or when the gun fires at something else.',
    also: ['acquired'],
    see: ['ordnance'],
  },
  {
    id: 'small-arms-at-vehicles',
    name: 'Small arms at vehicles',
    rules: ['17.2', '17.3'],
    text: 'Rifles and machine guns attack one vehicle that is open or unarmored, against its lowest armor. Buttoned armor they do nothing to, but those who ride on top of it are hit.',
    see: ['vehicle', 'passengers'],
  },
  {
    id: 'passengers',
    name: 'Passengers',
    rules: ['16.0', '16.1', '16.1.1', '16.2', '16.3', '16.4'],
    text: 'Getting on or off costs half the MP of both. On top men get off when the gun fires, when the vehicle is hit or when they are Shaken. Who is in or on a vehicle that is destroyed is saved by an even die.',
    also: ['ON', 'riders', 'bail out', 'load', 'unload'],
    see: ['vehicle'],
  },
  {
    id: 'close-assault',
    name: 'Close Assault',
    rules: ['17.1'],
    text: 'Men enter the hex of an enemy vehicle only to storm it, after a Morale Check each. One die with their firepower, a Leader and an anti-tank weapon against one with its lowest armor: higher destroys it, otherwise they go back.',
    also: ['storm'],
    see: ['overrun', 'vehicle'],
  },
  {
    id: 'overrun',
    name: 'Overrun',
    rules: ['15.3'],
    text: 'A vehicle drives into a hex with enemies on foot, for 4 MP more, with all its weapons and 2 at once. Whoever is still steady may storm it; if it stays, the others must leave.',
    see: ['close-assault'],
  },
]
