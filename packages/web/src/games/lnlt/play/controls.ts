/** Which acts of Lock 'n Load the drafts have controls for. */
import type { LnltQuestions } from '@firegroup/lnlt'
import { type Controls, controls } from '../../acts.ts'
import { ACT_CONTROLS } from './drafts/activities.ts'

const CONTROLS: Controls<LnltQuestions> = {
  setup: 'whole',
  layMines: 'whole',
  rally: 'list',
  impulse: { activate: true, enter: true, tunnelOn: true, spot: true, sniper: true, appear: true, pass: true },
  act: ACT_CONTROLS,
  step: {
    step: true,
    pickUp: true,
    pivot: true,
    hullDown: true,
    overrun: true,
    tearDown: true,
    board: true,
    unload: true,
    fire: true,
    ordnance: true,
    machineGun: true,
    hover: true,
    dismount: true,
    stop: true,
  },
  opportunityFire: { fire: true, sniper: true, ordnance: true, machineGun: true, opportunityMove: true, appear: true, hold: true },
  airRun: 'whole',
  spottingRound: { shift: true, abort: true },
  barrage: 'whole',
  flee: 'whole',
  counterAssault: 'whole',
  bunkerAnswer: 'whole',
  claymore: { detonate: true, hold: true },
  continuousMovement: 'whole',
  joinDismount: 'whole',
  giveWay: 'whole',
  retreat: 'whole',
  dropWeapon: 'whole',
  melee: 'whole',
  withdrawal: 'list',
  eventCheck: 'whole',
  heroPlace: 'whole',
  heroMove: { goOn: true, stay: true },
}

export const hasControl = controls(CONTROLS)
