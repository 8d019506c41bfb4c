/** Which acts of the Starter Kit the drafts have controls for. */
import type { AslskQuestions } from '@firegroup/aslsk'
import { type Controls, controls } from '../../acts.ts'

const CONTROLS: Controls<AslskQuestions> = {
  setup: { place: true },
  enter: { place: true },
  recovery: 'list',
  repair: 'list',
  transfer: 'list',
  selfRally: 'list',
  unitRally: 'list',
  keepDm: 'list',
  prepFire: { fire: true, ordnance: true, destroy: false, turn: true, turnVehicle: false, reveal: false, end: true },
  move: {
    step: true,
    smoke: true,
    recover: true,
    placeDc: true,
    drop: true,
    exit: true,
    free: false,
    start: false,
    drive: false,
    driveOff: false,
    pivot: false,
    halt: false,
    delay: false,
    dispense: false,
    hatch: false,
    reveal: false,
    stop: true,
    end: true,
  },
  firstFire: { fire: true, ordnance: true, motion: false, dispense: false, reveal: false, hold: true },
  keepRate: 'list',
  regroup: 'list',
  defensiveFire: { fire: true, ordnance: true, destroy: false, turn: true, turnVehicle: false, reveal: false, end: true },
  advancingFire: { fire: true, ordnance: true, turn: true, turnVehicle: false, reveal: false, end: true },
  reveal: 'list',
  rout: { rout: true, crawl: true, stop: true, done: true },
  advance: { advance: true, drop: false, hatch: false, reveal: false, done: true },
  closeCombatHex: 'list',
  restack: 'list',
  closeCombat: { pass: true, attack: true },
}

export const hasControl = controls(CONTROLS)
