/** Which acts of the Starter Kit the drafts have controls for. */
import type { AslskQuestions } from '@firegroup/aslsk'
import { type Controls, controls } from '../../acts.ts'
import { isSpotted } from './drafts/small-arms.ts'

/** What is fired, whenever it is. */
const SHOTS = { fire: true, ordnance: true, ife: true, vehicleFire: true, panzerfaust: true, smallArms: true, flame: true } as const

const CONTROLS: Controls<AslskQuestions> = {
  setup: { place: true },
  enter: { place: true },
  recombine: 'list',
  recovery: 'list',
  deploy: 'list',
  repair: 'list',
  transfer: 'list',
  selfRally: 'list',
  unitRally: 'list',
  keepDm: 'list',
  prepFire: {
    ...SHOTS,
    destroy: false,
    turn: true,
    turnVehicle: true,
    reveal: false,
    end: true,
  },
  move: {
    step: true,
    push: true,
    smoke: true,
    recover: true,
    placeDc: true,
    drop: true,
    exit: true,
    banzai: true,
    free: true,
    start: true,
    drive: true,
    driveOff: true,
    pivot: true,
    halt: true,
    delay: true,
    dispense: true,
    hatch: true,
    ordnance: true,
    vehicleFire: true,
    reveal: false,
    stop: true,
    end: true,
  },
  banzai: 'list',
  aim: 'list',
  firstFire: {
    ...SHOTS,
    reaction: true,
    motion: true,
    dispense: true,
    reveal: false,
    hold: true,
  },
  keepRate: 'list',
  regroup: 'list',
  defensiveFire: {
    ...SHOTS,
    destroy: false,
    turn: true,
    turnVehicle: true,
    reveal: false,
    end: true,
  },
  advancingFire: {
    ...SHOTS,
    turn: true,
    turnVehicle: true,
    reveal: false,
    end: true,
  },
  overstacked: 'list',
  reveal: 'list',
  rout: { rout: true, crawl: true, stop: true, done: true },
  advance: { advance: true, drop: false, hatch: false, reveal: false, done: true },
  closeCombatHex: 'list',
  restack: 'list',
  choice: 'list',
  closeCombat: { pass: true, attack: true, closeDefence: true },
}

/** What modules bring for places inside the hex: it has buttons at the hex and stands with what the units chosen can do. */
const PLACES = ['entrench', 'duck', 'beneath', 'sewer', 'tunnel'] as const

export function isPlaceAct(decision: unknown): decision is PlaceAct {
  const { type } = decision as { readonly type?: string }
  return PLACES.some((each) => each === type)
}

export interface PlaceAct {
  readonly type: (typeof PLACES)[number]
  readonly unit?: number
  readonly units?: readonly number[]
  /** Into which entrenchment. */
  readonly in?: string
  readonly to?: string
}

/** What modules bring beside fire: it stands with those who can do it. */
const DEEDS = ['throwDc', 'detonate', 'spray', 'rifleShot', 'immobilize', 'gunAtTracks', 'dismantle', 'takeApart', 'putTogether'] as const

export interface Deed {
  readonly type: (typeof DEEDS)[number]
  readonly unit?: number
  readonly weapon?: number
}

export function isDeed(decision: unknown): decision is Deed {
  const { type } = decision as { readonly type?: string }
  return DEEDS.some((each) => each === type)
}

const known = controls(CONTROLS)

/** What modules let one unit do in its move stands with what else it can do, once it is chosen. */
function isOwnDeed(decision: unknown): boolean {
  return typeof (decision as { readonly unit?: unknown }).unit === 'number'
}

/** A spotted shot is made like any other. */
export const hasControl = (kind: string, decision: unknown): boolean =>
  (kind === 'move' && (isPlaceAct(decision) || isOwnDeed(decision))) || isDeed(decision) || isSpotted(decision) || known(kind, decision)
