/** Which acts of Lock 'n Load the drafts have controls for. */
import type { LnltQuestions } from '@firegroup/lnlt'
import { type Controls, controls } from '../../acts.ts'
import { ACT_CONTROLS } from './drafts/activities.ts'

const CONTROLS: Controls<LnltQuestions> = {
  setup: 'whole',
  layMines: 'list',
  rally: 'list',
  impulse: { activate: true, enter: true, tunnelOn: false, spot: true, sniper: true, appear: false, pass: true },
  act: ACT_CONTROLS,
  step: {
    step: true,
    pickUp: true,
    pivot: true,
    hullDown: true,
    overrun: false,
    board: true,
    unload: true,
    fire: false,
    ordnance: false,
    machineGun: false,
    hover: false,
    dismount: false,
    stop: true,
  },
  opportunityFire: { fire: true, sniper: true, ordnance: true, machineGun: true, opportunityMove: false, appear: false, hold: true },
  airRun: 'list',
  spottingRound: 'list',
  barrage: 'list',
  flee: 'list',
  counterAssault: 'list',
  bunkerAnswer: 'list',
  claymore: 'list',
  continuousMovement: 'list',
  joinDismount: 'list',
  giveWay: 'list',
  retreat: 'list',
  dropWeapon: 'list',
  melee: 'whole',
  withdrawal: 'list',
  heroPlace: 'list',
  heroMove: 'list',
}

export const hasControl = controls(CONTROLS)
