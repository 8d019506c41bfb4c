import { aslsk, type Scenario } from '@firegroup/aslsk'
import { conformance, depth } from '@firegroup/testkit'
import { scenarios } from '../../aslsk.ts'

const MOST_DECISIONS = 5000
/** In mud and deep snow there is no Smoke. */
const SMOTHERING = ['mud', 'deep-snow']

// The kit looks at every decision from all sides: it plays only as many turns as bring everybody onto the map.
conformance(aslsk, {
  scenarios: Object.fromEntries(depth.some(scenarios, 2).map((scenario) => [scenario.id, shortened(scenario)])),
  games: 1,
  maxDecisions: MOST_DECISIONS,
  candidatesChecked: 10,
  everything: {
    scenario: everything(),
    games: 60,
    rare: [
      'advancingFire.throwDc',
      // proved in modules/german-units
      'defensiveFire.dismantle',
      // proved in concealment/effects.test.ts and loss.test.ts: whoever advances seldom has a reason left to show himself
      'advance.reveal',
      'closeCombatHex',
      'restack',
      'closeCombat.closeDefence',
      // flame at a vehicle is proved in armour/small-arms.test.ts: here a thrower seldom comes near a tank
      'firstFire.flame',
      'defensiveFire.flame',
      'advancingFire.flame',
      // Japanese and Marines fight in battles of their own, in pacific/conformance.test.ts
      'move.banzai',
      'banzai',
      'aim',
      'deploy',
      'recombine',
      // proved in modules/close-combat-full: few battles here last into a Melee, and few tanks drive between houses
      'choice.withdraw',
      'choice.goBack',
      // proved in modules/wall-bocage and vehicles: this field has few hedges, and its tanks keep apart
      'prepFire.claimWall',
      'firstFire.claimWall',
      'defensiveFire.claimWall',
      'advancingFire.claimWall',
      'overstacked.flip',
      // proved in modules/latw-full: an anti-tank rifle seldom has the shield of a Gun before it, and a Panzerschreck seldom a tank
      'prepFire.rifleShot',
      'firstFire.rifleShot',
      'advancingFire.rifleShot',
      'defensiveFire.immobilize',
      'firstFire.immobilize',
      'advancingFire.immobilize',
      'defensiveFire.rifleShot',
      // proved in modules/mortars-full: the only Mortar here is a light one
      'prepFire.takeApart',
      'prepFire.putTogether',
      'defensiveFire.takeApart',
      'defensiveFire.putTogether',
      'advancingFire.spotted',
      'choice.leaveFire', // nobody is berserk yet
      'closeCombat.atmm',
      'firstFire.streetAttack',
      // proved in modules/demolition-full and flamethrower-full: no charges are set before play, no wall is fortified, and no tank here has a flamethrower
      'choice.assignDc',
      'move.breach',
      'prepFire.detonate',
      'defensiveFire.detonate',
      'advancingFire.detonate',
      'prepFire.spray',
      'move.spray',
      'firstFire.spray',
      'defensiveFire.spray',
      'advancingFire.spray',
      // nothing lies inside the hexes here: proved in places/conformance.test.ts and by the modules’ own tests
      'move.sewer',
      'move.tunnel',
      'choice.mislead',
      'move.entrench',
      'move.duck',
      'move.beneath',
      'rout.beneath',
    ],
  },
})

/** A scenario in which everything can happen: engineers with all their Weapons, Guns, tanks, concealment, reinforcements, an edge to leave by, and all modules but those that rule something out. */
function everything(): Scenario {
  const mill = scenarios.find(({ id }) => id === 'engineers-at-the-mill')!
  const [engineers, grenadiers] = mill.sides.axis.groups
  const [guards] = mill.sides.allied.groups
  const armed = {
    ...guards!,
    units: [
      ...guards!.units,
      { type: 'am-6-6-6', count: 1 },
      { type: 'ru-crew-2-2-8', count: 1 },
      { type: 'ru-T34M43', count: 1 },
      { type: 'ru-T26M33', count: 1 },
    ],
    weapons: [...(guards!.weapons ?? []), { type: 'ru-DC', count: 3 }, { type: 'ru-MTR50', count: 1 }, { type: 'ru-ATR', count: 1 }],
  }
  const guns = {
    units: [...engineers!.units, { type: 'ge-crew-2-2-8', count: 2 }, { type: 'ge-pzivh', count: 1 }],
    weapons: [...(engineers!.weapons ?? []), { type: 'ge-INF75', count: 1 }, { type: 'ge-AA20L4', count: 1 }, { type: 'ge-PSK', count: 1 }],
  }
  const near = { ...engineers!, ...guns, arrival: { kind: 'setup', area: { columns: ['Z', 'AA'] } } } as const
  const late = { ...grenadiers!, arrival: { kind: 'enter', turn: 2, along: { edge: 'east' } } } as const
  return {
    ...mill,
    turns: 6,
    options: { losChecks: 'declared' },
    modules: aslsk.modules!.map(({ id }) => id).filter((id) => !SMOTHERING.includes(id)),
    year: 1944,
    rules: [
      { type: 'concealment', allied: 4, axis: 4, text: 'Concealment is in effect.' },
      { type: 'exitEdge', side: 'axis', edge: { columns: ['X', 'GG'] }, text: 'The Germans may leave anywhere in the east.' },
    ],
    sides: { allied: { ...mill.sides.allied, groups: [armed] }, axis: { ...mill.sides.axis, groups: [near, late] } },
    victory: { side: 'axis', text: 'The Germans leave the map.', condition: { type: 'exit', points: 99 } },
  }
}

function shortened(scenario: Scenario): Scenario {
  const arrivals = aslsk.seats.flatMap((side) => scenario.sides[side as 'allied' | 'axis'].groups.map(({ arrival }) => arrival))
  return { ...scenario, turns: Math.max(2, ...arrivals.map((arrival) => (arrival.kind === 'enter' ? arrival.turn : 1))) }
}
