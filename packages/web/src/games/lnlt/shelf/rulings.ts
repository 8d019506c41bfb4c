import type { RulingOptions } from '@firegroup/lnlt'

interface Ruling {
  readonly id: keyof RulingOptions
  readonly name: string
  /** As the rules are usually read first. */
  readonly choices: readonly { readonly value: string; readonly name: string; readonly note: string }[]
}

/** What is read in two ways; null for what is chosen with the map. The compiler asks for every ruling. */
const CHOICES: { readonly [R in keyof RulingOptions]: Omit<Ruling, 'id'> | null } = {
  leaderInOpportunityFire: {
    name: 'Leaders in Opportunity Fire',
    choices: [
      { value: 'yes', name: 'They lead it', note: 'The Leadership Modifier counts.' },
      { value: 'no', name: 'They do not', note: 'Only in the own impulse.' },
    ],
  },
  lowCrawlIntoMelee: {
    name: 'Low Crawl into Melee',
    choices: [
      { value: 'yes', name: 'Allowed', note: 'One may crawl into the enemy’s hex.' },
      { value: 'no', name: 'Not allowed', note: 'Whoever fights must stand up.' },
    ],
  },
  opsCompleteBesideSpotter: {
    name: 'Ops Complete beside a spotter',
    choices: [
      { value: 'yes', name: 'They fire too', note: 'Everybody in the spotter’s place may fire at what he has found.' },
      { value: 'no', name: 'They do not', note: 'Whoever had acted before has acted.' },
    ],
  },
  scoutOwnPath: {
    name: 'A Scout’s own way',
    choices: [
      { value: 'no', name: 'He pays in full', note: 'Only those with him pass the growth for 1 MP.' },
      { value: 'yes', name: 'He pays 1 MP too', note: 'Scout and companions alike.' },
    ],
  },
  lockedLeaderExtends: {
    name: 'Leaders locked in Melee',
    choices: [
      { value: 'yes', name: 'They activate others', note: 'What is next to them may act in the same impulse.' },
      { value: 'no', name: 'They do not', note: 'They fight or withdraw, and nothing else.' },
    ],
  },
  ambushInDefence: {
    name: 'Ambushers struck back at',
    choices: [
      { value: 'yes', name: 'Tripled too', note: 'All their firepower of the first round is tripled.' },
      { value: 'no', name: 'As printed', note: 'Only their own attack is tripled.' },
    ],
  },
  turretPenalty: {
    name: 'A turned turret',
    choices: [
      { value: 'onRotation', name: 'When it turns', note: 'The shot for which it turns out of the hull’s arc aims worse.' },
      { value: 'outsideHullArc', name: 'While it is turned', note: 'Every shot outside the hull’s arc aims worse.' },
    ],
  },
  oftMovingLeg: {
    name: 'Guns and moving men',
    choices: [
      { value: 'card', name: 'Harder to hit', note: 'As every other moving target.' },
      { value: 'text', name: 'Easier to hit', note: 'As for small arms.' },
    ],
  },
  hitLocation: {
    name: 'Hull or turret',
    choices: [
      { value: 'natural', name: 'By the natural roll', note: 'An even roll above 2 strikes the turret.' },
      { value: 'modified', name: 'By the modified roll', note: 'All modifiers count for it.' },
    ],
  },
  hullDownFront: {
    name: 'Hull down',
    choices: [
      { value: 'arc', name: 'To its covered arc', note: 'The triangle on the counter says what it is hidden from.' },
      { value: 'armorSector', name: 'To its front armor', note: 'Wherever the front would be struck.' },
    ],
  },
  vehicleSize: {
    name: 'Size and speed of vehicles',
    choices: [
      { value: 'no', name: 'All alike', note: 'Whatever moves is as hard to hit.' },
      { value: 'yes', name: 'They count', note: 'Small and fast ones are harder to hit, large ones easier.' },
    ],
  },
  splitMachineGun: {
    name: 'Machine guns of turret and hull',
    choices: [
      { value: 'no', name: 'One gun', note: 'A machine gun of 4 fires where the turret points.' },
      { value: 'yes', name: 'Two halves', note: 'Where turret and hull point apart it is 2 for each, at targets of their own.' },
    ],
  },
  spottingVehicles: {
    name: 'Spotting vehicles',
    choices: [
      { value: 'no', name: 'Like men', note: 'The ground alone decides.' },
      { value: 'yes', name: 'More easily', note: 'One less on the die where a vehicle stands.' },
    ],
  },
  heroFromMines: {
    name: 'Heroes and Mines',
    choices: [
      { value: 'no', name: 'No Heroes', note: 'Only the enemy’s fire brings them forth.' },
      { value: 'yes', name: 'Heroes too', note: 'Mines bring them forth as fire does.' },
    ],
  },
  rubbleMinArmor: {
    name: 'Driving into houses',
    choices: [
      { value: '0', name: 'Any armor', note: 'Whatever is armored in front makes rubble of a light house.' },
      { value: '1', name: 'Armor of 1', note: 'With at least 1 in front.' },
      { value: '2', name: 'Armor of 2', note: 'With at least 2 in front.' },
      { value: '3', name: 'Armor of 3', note: 'With at least 3 in front.' },
      { value: '4', name: 'Armor of 4', note: 'With at least 4 in front.' },
    ],
  },
  crashTM: {
    name: 'Cover from what crashes',
    choices: [
      { value: 'helicopters', name: 'From helicopters', note: 'A plane strikes through every cover.' },
      { value: 'always', name: 'Always', note: 'The ground covers from planes too.' },
      { value: 'never', name: 'Never', note: 'Nothing covers from what falls.' },
    ],
  },
  bridgeTM: {
    name: 'On a Bridge',
    choices: [
      { value: '0', name: 'No cover', note: 'It is as open as a road.' },
      { value: '1', name: '+1', note: 'Its rails cover a little.' },
    ],
  },
  rooftopLevel: null,
  plateauShadow: null,
}

export const RULINGS: readonly Ruling[] = (Object.keys(CHOICES) as (keyof RulingOptions)[]).flatMap((id) => {
  const choice = CHOICES[id]
  return choice ? [{ id, ...choice }] : []
})
