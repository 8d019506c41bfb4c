import type { Term } from '../../../../learn/term.ts'

/** Fortifications and difficult ground. */
export const workTerms: readonly Term[] = [
  {
    id: 'bunker',
    name: 'Bunker',
    rules: ['21.1', '21.1.1', '21.1.2', '21.1.3'],
    text: 'Its inside is a place of its own, 2 MP from its hex, and adds the Bunker’s TM to that of the hex. Inside one fires only to the front and is fired at only from there, from the hex itself, or with Satchels. It is spotted like blocking terrain. Shells hit both; vehicles overrun it from its front.',
    also: ['bunkers', 'pillbox', 'front'],
    see: ['trench', 'mortar'],
  },
  {
    id: 'foxholes',
    name: 'Foxholes and emplacements',
    rules: ['21.2', '21.8', '21.9', '21.10'],
    text: 'Foxholes and Sangars add 1 to the TM, a fortified hex 2, an Emplacement 2 or 3, to all sides; in them one rallies as under cover. Mortars and guns have Foxholes only if they were set up there.',
    also: ['Emplacement', 'Sangar', 'Fortified hex', 'dug in'],
    see: ['trench', 'terrain'],
  },
  {
    id: 'trench',
    name: 'Trench',
    rules: ['21.6', '21.6.1'],
    text: 'Adds 2 to the TM, 1 against mortars and artillery. It must be spotted as blocking terrain, and who fires in it gives away himself alone. From Trench to Trench costs 1 MP, unseen.',
    also: ['trenches'],
    see: ['bunker', 'spotting-attempt'],
  },
  {
    id: 'wire',
    name: 'Wire and Mines',
    rules: ['21.3', '21.3.1', '21.4'],
    text: 'Wire costs 4 MP, all told; tracks tear it up when they leave. Mines attack every enemy who enters, their firepower and a die against a die, before anything else; their own side pays 1 MP more. Neither cover nor Leader counts.',
    also: ['Mines', 'minefield', 'barbed wire', 'own Mines'],
    see: ['fire-for-effect'],
  },
  {
    id: 'barricade',
    name: 'Barricades and Roadblocks',
    rules: ['21.5', '10.5.4'],
    text: 'A Barricade bars one hexside of a Road: as a Wall, with a TM of 2. A Roadblock fills a Road hex: 4 MP for infantry, nobody sees through it, TM 2.',
    also: ['Barricade', 'Roadblock'],
    see: ['terrain'],
  },
  {
    id: 'hull-down',
    name: 'Hull down and emplaced',
    rules: ['15.10', '21.7'],
    text: 'For 1 MP a vehicle looks for a place where only its turret shows: 1 or 2 on a die. Shots at its front that would strike the hull, a 2 or an odd roll, strike the ground. An emplaced vehicle is hidden so from all sides but the rear; it leaves only backwards.',
    also: ['hull-down', 'HULL DN', 'Vehicle Emplacement', 'EMPL', 'emplaced'],
    see: ['vehicle', 'ordnance'],
  },
  {
    id: 'mines-under-vehicles',
    name: 'Mines under vehicles',
    rules: ['21.4.1', '21.4.2'],
    text: 'A die and their firepower against a die and half of its weakest hull. If they are stronger another die says what they do: nothing, Shaken, Immobilized besides, or destroyed with its Crew. What is Immobilized never moves again, but fires.',
    also: ['Immobilized', 'IMMOB'],
    see: ['wire', 'vehicle'],
  },
  {
    id: 'difficult-ground',
    name: 'Craters, rubble, streams',
    rules: ['10.5.1', '10.5.3', '10.5.5', '10.5.7', '15.1.2'],
    text: 'Craters cover, hinder sight and cost 1 MP more. Rubble stands in place of the house that it was; heavy armor makes it of an empty light house, if it does not get stuck there. A railroad covers a little. A Stream adds to the cost by its type. Along a Tree-lined Road one sees, across it less.',
    also: ['Craters', 'Rubble', 'Stream', 'Railroad', 'Ford'],
    see: ['terrain'],
  },
]
