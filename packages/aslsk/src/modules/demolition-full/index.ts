import type { Problem } from '@firegroup/kernel'
import type { Forbidden, Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { rubble } from '../../places/rubble.ts'
import { at } from '../../sequence/step.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { fortifiedBuildings } from '../fortified-buildings/index.ts'
import { thrownCharges } from '../thrown-charges/index.ts'
import { breach, breachAdvice, completeBreach, setOffBreaches } from './breach.ts'
import { chargeForbids, crewCover, fromAbove, gunStruck, insidePillbox, placing } from './charges.ts'
import { BREACH_CHARGE, SET, SET_CHARGE } from './data.ts'
import { brings, bringsDown, detonate, detonateAdvice, isBridgeGone, isOnBridge } from './detonate.ts'
import { clearsRoadblock } from './roadblocks.ts'
import { assignCharge, assignCharges, completeSetting, isSetting, setAdvice, setCharge } from './set.ts'
import { endSetting, state } from './state.ts'
import { barred, behindPartyWall, complaints, isBreached, isGone } from './walls.ts'
import { tellers } from './words.ts'

/** A23 Demolition charges as in the full game: placed, thrown and set; breaches, roadblocks, fortified buildings. */
export const demolitionFull: Module = {
  id: 'demolition-full',
  title: 'Demolition charges in full',
  sentence:
    'Charges are placed, thrown, or set and fired from afar. They breach walls, clear wire and roadblocks, wreck Guns and bring down buildings.',
  needs: [thrownCharges, fortifiedBuildings, rubble],
  state,
  steps: [
    { key: 'setup.charges', ...at('0.45'), run: assignCharges },
    { key: 'advancingFire.breaches', ...at('5.22'), order: 5219, run: setOffBreaches },
  ],
  fills: ['3.32', '5.222'],
  counters: [{ id: 'setting', until: ['movement.end'], remove: ({ state: s }) => endSetting(s) }],
  markers: [
    {
      kind: SET_CHARGE,
      name: 'A set demolition charge',
      rule: 'A23.7',
      what: 'DR on which it fails',
      values: [SET.fails],
      usual: SET.fails,
      ofUnit: true,
    },
    {
      kind: BREACH_CHARGE,
      name: 'A charge at a wall',
      rule: 'B23.711',
      what: 'X#',
      values: [6, 7, 8, 9, 10, 11, 12],
      usual: 12,
      ofUnit: true,
    },
  ],
  attacks: [
    // A23.3: no Hindrance counts, be it the Smoke of the Location
    {
      kind: 'charge',
      rule: '4.3',
      aimed: false,
      tem: true,
      hindrance: false,
      blast: true,
      words: 'The demolition charge goes off',
      replaces: true,
    },
    {
      kind: SET_CHARGE,
      rule: 'A23.7',
      aimed: false,
      tem: false,
      hindrance: false,
      blast: true,
      drm: { rule: 'A23.7', label: 'Set DC', value: SET.drm },
      words: 'The set charge goes off',
    },
  ],
  hooks: {
    weaponForbids: [chargeForbids],
    placing: [placing],
    answered: [completeSetting, completeBreach],
    chargePositions: [fromAbove],
    struckGuns: [gunStruck],
    fireModifiers: [crewCover],
    thrownInto: [insidePillbox],
    attacked: [bringsDown, clearsRoadblock],
    breached: [isBreached],
    gone: [isGone],
    barriers: [barred],
    veils: [behindPartyWall],
    forbids: [offTheBridge],
    rubbles: [brings],
    statuses: [(s, unit, status) => (status === 'hazardous' && isSetting(s, unit) ? 1 : 0)],
    complaints: [({ scenario, map }) => complaints(scenario, (hex) => map.grid.has(hex))],
  },
  acts: {
    choice: [assignCharge],
    prepFire: [detonate],
    move: [setCharge, breach],
    defensiveFire: [detonate],
    advancingFire: [detonate],
  },
  tellers,
  advice: { setDc: setAdvice, breach: breachAdvice, detonate: detonateAdvice, assignDc: () => 1 },
  glossary: [
    {
      id: 'set-charge',
      name: 'Set charge',
      rules: ['A23', 'A23.1', 'A23.7', 'A23.71'],
      text: 'With all its MF, in Hazardous Movement, a unit sets its charge where it stands: a dr of 3 or less for a squad, 2 for a half squad or crew. From 2 to 6 hexes away, in sight and after a NTC, it sets it off: 36 FP, −3, no TEM. A KIA brings down the building or bridge.',
      also: ['Set DC', 'US#', 'detonate'],
    },
    {
      id: 'breach',
      name: 'Breach',
      rules: ['B23.71', 'B23.711', 'B23.9', 'B23.922'],
      text: 'Nobody sees or goes through the wall between rowhouses, nor into a fortified building that is held. A charge laid to the wall for 1 MF goes off in the Advancing Fire Phase: a NMC or better breaches it, and the same DR strikes those behind with 12 FP.',
      also: ['rowhouse', 'fortified building'],
    },
    {
      id: 'charges-and-works',
      name: 'Charges and works',
      rules: ['B29', 'B29.5', 'B30.5', 'B24'],
      text: 'A KIA of a charge that came through its hexside clears a roadblock. From a pillbox a charge is thrown into its own hex alone; thrown in through the door it goes off as one that was set. A fallen building is rubble: the same cover, one MF more, and no house.',
      also: ['roadblock', 'rubble'],
    },
  ],
}

/** A23.71: where the bridge is gone nobody goes on to it. */
function offTheBridge(s: AslskState, _: Unit, what: Forbidden, to?: Hex): Problem | undefined {
  if (to === undefined || (what !== 'move' && what !== 'advance' && what !== 'rout') || !isOnBridge(s, to) || !isBridgeGone(s, to))
    return undefined
  return { rule: 'A23.71', message: `The bridge in ${nameOf(s, to)} is gone.` }
}
