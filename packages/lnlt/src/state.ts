import { cloneModules, type ModuleStates } from '@firegroup/kernel'
import { type AirSupport, cloneAir } from './air/state.ts'
import type { Setting } from './setting.ts'
import type { Acquisition, Laying, VehicleState } from './vehicles/state.ts'

export type { Acquisition, Laying, VehicleState } from './vehicles/state.ts'

/** The two seats. What they are called and whom they lead is in the scenario. */
export const SIDES = ['blue', 'red'] as const
export type Side = (typeof SIDES)[number]

/** 2.0: the phases of a turn, after the set-up that comes before them all. */
export const PHASES = ['rally', 'operations', 'administrative'] as const
export type Phase = 'setup' | (typeof PHASES)[number]

/** A hex of the map by its index. */
export type Hex = number

/** Where a unit can be: a hex and one of the places in it (ground, upper floor …; map/location.ts), or one of the negative numbers below. */
export type Location = number
/** Due to enter the map, this turn or from now on. */
export const OFFBOARD = -1
/** Due to come later, or only if an Event brings it. */
export const RESERVE = -2
/** Left the map for good. */
export const EXITED = -3
export const ELIMINATED = -4
/** 3.0: the second of two Half-Squads that have become a Squad again. */
export const MERGED = -5
/** 16.0: in or on a vehicle, and part of it: `Unit.aboard` says which. */
export const ABOARD = -6

/** 10.7.1: in a Tunnel between two Caves: `Unit.tunnelTo` says where to. */
export const TUNNEL = -7

/** 22.0: set up hidden and not seen yet: `Unit.hidesAt` says where. */
export const HIDDEN = -8

/** A Squad, Half-Squad, Crew or single man. Flat on purpose: states are copied hundreds of thousands of times. Printed values: `counterType(unit.type)`. */
export interface Unit {
  /** Its index in `state.units`; never changes, also when the counter is exchanged for another. */
  readonly id: number
  side: Side
  /** The counter that it is now; a Squad that was reduced has another than it began with. */
  type: string
  at: Location
  /** 1.5: on its Shaken side. */
  shaken: boolean
  /** 5.1: wounds of a single man. */
  wounds: number
  /** The action markers that it bears, as a set: see units/marks.ts. */
  marks: number
  /** 12.0: its Skills, by name. */
  skills: string[]
  /** 3.0: has made its one rally attempt of this Rally Phase. */
  triedRally: boolean
  /** 11.3, 11.10, 11.11: how many it has healed or helped in this Rally Phase. */
  helped: number
  /** 7.0: has tried to lay Smoke in this turn. */
  triedSmoke: boolean
  /** 1.6.4: a weapon of its own that gives it away has fired in this turn. */
  backblast: boolean
  /** 10.5.6: has stood the fire in which it is in this turn; absent where not. */
  braved?: boolean | undefined
  /** 21.2: was set up in Foxholes or the like and has not left them since; absent where not. */
  dugIn?: boolean | undefined
  /** 10.7.1: while it is underground: the Cave to which it goes, and how many hexes are before it. Absent elsewhere. */
  tunnelTo?: Location | undefined
  tunnelLeft?: number | undefined
  /** 10.7.1: has come up out of a Tunnel in this turn; absent where not. */
  emerged?: boolean | undefined
  /** 22.0: where it hides, while `at` is HIDDEN; absent elsewhere. Nobody but its side knows. */
  hidesAt?: Location | undefined
  /** 5.1: the Squad that it was before it was reduced; '' if it never was one. Decides with whom it recombines. */
  rootType: string
  /** 15.1, 1.7.1: of vehicles and of guns; absent for all others. */
  laid?: Laying | undefined
  /** 15.0: of a vehicle; absent for all others. */
  vehicle?: VehicleState | undefined
  /** 15.5.1: a Mounted Unit that must go on moving in this turn; absent where it need not. */
  continuous?: boolean | undefined
  /** 16.0, 11.5: the vehicle in or on which it is, while `at` is ABOARD; absent where it never rode. */
  aboard?: number | undefined
  /** 1.6: what a unit with an ordnance SW has fired in this impulse or at these movers: 1 for its own firepower, 2 for each weapon. */
  salvo?: number | undefined
}

/** A support weapon. `owner` is the unit that has it, or -1: then it lies at `at`. */
export interface Weapon {
  readonly id: number
  /** Whose colour it bears; `owner` may be of the other side: captured (1.6.8). */
  side: Side
  type: string
  owner: number
  /** Where it lies; a weapon that somebody has is where he is. */
  at: Location
  /** 1.6.1: on its tripod, or put together. */
  assembled: boolean
  jammed: boolean
  /** Fired, thrown or fought with in this turn. */
  used: boolean
  /** 1.6.8: a captured weapon that failed in Melee and goes in the Administrative Phase. */
  spent: boolean
  /** 3.0: what has been done with it in this Rally Phase, as a set: see weapons/handling.ts. */
  handled: number
  /** 23.2.2: grenades that are good for one more use; absent where they are for two. */
  lowAmmo?: boolean
}

/** A counter that lies on a location: Smoke, Spotted, Melee … What happens to it when is in data/markers.ts. */
export interface Marker {
  readonly id: number
  kind: string
  at: Location
  /** The side for which it counts, where that matters. */
  side: Side
  /** Smoke 1 or 2; anything that a kind counts. */
  value: number
  /** 21.1, 10.7, 21.5: the hexside that it faces, from north clockwise; absent where it faces none. */
  facing?: number
}

/** 4.0: an impulse in progress. A spotting attempt may come before the declaration, and everything that acts after it. */
export interface Impulse {
  side: Side
  /** 10.1.1: the unit that has made the one spotting attempt, or -1. */
  spotter: number
  /** 4.1: the location that it spotted, or -1: its own location may fire there at full strength. */
  spotted: Location
  /** The activated locations are declared; before that nobody acts. */
  declared: boolean
  activated: Location[]
  /** The units that stood in them unactivated: they and no others may act. */
  units: number[]
  /** 4.0: Leaders who activated adjacent locations; one who does nothing else is Ops Complete at the end. */
  leaders: number[]
  /** Anything but a spotting attempt was done: it is no pass. */
  acted: boolean
  /** 4.0: the shots so far: all of one location's fire goes at one target hex. */
  shots: Shot[]
  /** 4.0: locations whose one moving group has moved. */
  movedFrom: Location[]
  /** 8.4: the units of the other side that saw each activated location when it was activated, as `unit * 65536 + index in activated`. */
  seenBy: number[]
  /** 22.0: units have entered from off the map: one stack an impulse. */
  entered: boolean
  /** 18.1, 18.2: who has called fire in it, and adds no LM any more; absent while nobody has. */
  callers?: number[]
  /** 6.8: that of the other side, which goes on when this one is over. */
  interrupted?: Impulse
}

/** One attack of a location in an impulse. */
export interface Shot {
  from: Location
  at: Location
  /** 'group' for the combined fire; men that fire separately have their own, and Weapon Teams theirs ('apart'): these may choose another target in the same hex (1.7). 'spread': of a gun with several shots, next to the hex at which the others of its place fire (14.1); it binds nobody else. */
  kind: 'group' | 'separate' | 'apart' | 'spread'
  /** 11.1.1: the Leader who added his LM, or -1: he aids every other attack from there in this impulse too. */
  leader: number
}

/** 6.0: how a unit moves in an impulse. */
export type MoveMode = 'move' | 'assaultMove' | 'lowCrawl' | 'stealth' | 'stealthAssault' | 'hitAndRun'

/** A move in progress: the group that goes together, and how. */
export interface Move {
  /** Those that still move. */
  units: number[]
  /** How each of them moves; in step with `units`. */
  modes: MoveMode[]
  /** Halves of MP spent by each; in step with `units`. */
  spent: number[]
  /** Where the impulse began for them; OFFBOARD for those that enter. */
  from: Location
  at: Location
  /** Steps taken so far. */
  steps: number
  /** 6.2: the Leaders with whom others may Double-Time: in Good Order when they set out, and moving in a way that allows it. */
  leaders: number[]
  /** 6.1.1: it began with Assault Fire and must end having moved. */
  afterAssaultFire: boolean
  /** 8.1.1: it began by leaving a Melee. */
  withdrawing: boolean
  /** 5.3: MP spent in this hex, whole points: as many Opportunity Fire attacks may be made; less those made. */
  budget: number
  /** 5.3, 10.4.1: the locations that have fired at it here. */
  firedFrom: Location[]
  /** 21.1.3: a vehicle has come into the hex of a Bunker with enemies in it over its front; absent where not. */
  beforeFront?: boolean | undefined
  /** 21.6: its last step led from one Trench to the next; absent where not. */
  inTrench?: boolean | undefined
  /** 1.8: an Event has stopped them; absent where not. */
  halted?: boolean
  /** 6.7: they have fired in the course of a Hit & Run; absent where not. */
  fired?: boolean
  /** 16.4, 6.8: the move of the vehicle that they have left, or the one that they interrupt, which goes on when theirs is over. */
  after?: Move
}

/** 22.0: a group that is due: who of it has not entered yet, and by which of its ways it still may. */
export interface Arrival {
  /** Its index in `setting.groups`. */
  group: number
  units: number[]
  weapons: number[]
  /** Those who have not entered. */
  waiting: number[]
  /** The ways that are still open to it, as a set of bits: all of them enter by the same one. */
  ways: number
  /** Somebody of it has entered. */
  entered: boolean
}

/** 1.8.1: an Objective marker; its value is drawn when it becomes known. */
export interface Objective {
  at: Location
  /** -1: face down. */
  value: number
}

/** 21.4, 22.0: a Mines marker that was laid in secret and has not been found: of which of the setting's fields, and where. */
export interface HiddenMines {
  field: number
  at: Location
}

/** 18.2: guns off the map. What they are called, and what was plotted for them, is in the scenario. */
export interface Battery {
  side: Side
  fp: number
  /** Fire Missions that are left. */
  missions: number
  /** 18.3: those of one formation are called once a turn together. */
  formation: string
  /** 1.8: what an Event calls it that brought it; absent where the scenario's side has it from the start. */
  name?: string
  /** 1.8: a Squad may call it when no Leader is left; absent where not. */
  squads?: boolean
  /** 18.3: the turn in which it was last called; 0: never. */
  calledOn: number
}

/** 18.2.1: a Walking Barrage that goes on. */
export interface Barrage {
  side: Side
  battery: number
  /** Where it began, and which way it goes. */
  centre: Hex
  direction: number
  wide: boolean
  /** Turns in which it still falls, this one included. */
  left: number
  /** Hexes that it has gone; absent while it has not. */
  walked?: number
}

/** 1.8: something that an Event has given a side to do. */
export interface Task {
  id: string
  name: string
  side: Side
  at: Location
  /** The counter of the Leader whom it takes; '' if any will do. */
  leader: string
  /** Those who have been there, fit for it, since this turn's impulses began. */
  units: number[]
  done: boolean
}

/** 14.4: who guides a missile with which of his guns, at what, and whether he was disturbed. */
export interface MissileInFlight {
  readonly unit: number
  readonly gun: number
  readonly at: Location
  /** A vehicle, or -1. */
  readonly target: number
  /** 21.5: the hexside of a Barricade at which it flies. */
  readonly barricade?: number
  readonly leader: number
  spoiled: boolean
}

/** What is absent is undefined and never deleted: an object from which a field was taken is looked up like a dictionary from then on, by everybody. */
export interface LnltState {
  /** The map, the scenario and everything made from them. Never changes: neither copied, hashed nor saved. */
  readonly setting: Setting
  turn: number
  /** 3.0: the side that has the initiative in this turn. */
  initiative: Side
  phase: Phase
  /** Where we are in the sequence of play: a step's key. */
  step: string
  units: Unit[]
  weapons: Weapon[]
  markers: Marker[]
  nextMarker: number
  /** 4.0: passes in a row; three end the phase. */
  passes: number
  impulse: Impulse | null
  /** The side whose impulse is next. */
  next: Side
  move: Move | null
  /** 8.0: hexes whose one Melee round of this turn is fought. */
  foughtIn: Location[]
  /** 3.0: sides that have finished in a step where both act one after the other. */
  passed: Side[]
  /** 3.0: the location in which units last tried to rally, or -1: it goes hex by hex. */
  rallyAt: Location
  /** 3.0: those whose LM has helped in this Rally Phase: one in a location. */
  rallyLeaders: number[]
  /** 11.7.1: those who have had their second try in this Rally Phase. */
  fightOrDie: number[]
  /** 11.2.1: Skills nobody has: a bag, its order does not exist (12.0). */
  skillPool: string[]
  /** 1.8: Events not yet triggered, as indices into the scenario's list. */
  events: number[]
  /** 22.0: groups that are due or have come. */
  arrivals: Arrival[]
  /** 22.0: who has left the map, and from where. */
  exits: { unit: number; from: Location }[]
  /** 1.8.1: Objective markers, and the values that nobody knows where they lie: a bag. */
  objectives: Objective[]
  objectivePool: number[]
  /** 22.1: who controls each location: by index `Location`, '' = nobody. Only locations that exist are ever set. */
  control: (Side | '')[]
  /** Victory points, by side. */
  points: Record<Side, number>
  /** Squad-equivalents lost by each side, in halves. */
  losses: Record<Side, number>
  winner: Side | 'draw' | null
  winReason: string
  /** 1.8: what Events have given to do; absent where they have not. */
  tasks?: Task[]
  /** 1.8, 22.0: groups that an Event has announced, by index in `setting.groups`, and the turn of their arrival; absent where there are none. */
  announced?: { group: number; turn: number }[] | undefined
  /** 18.2: artillery of both sides; absent where the scenario gives none. */
  artillery?: Battery[]
  /** 18.2.1: Walking Barrages that go on; absent where there is none. */
  barrages?: Barrage[] | undefined
  /** 21.4: Mines that nobody has found yet, in the order of their fields; absent where the scenario gives none. Each is known to its own side alone. */
  hiddenMines?: HiddenMines[]
  /** 14.4: a missile on its way; absent at all other times. */
  missile?: MissileInFlight | undefined
  /** 19.1: planes that may come; absent where the scenario gives none. */
  air?: AirSupport
  /** 15.0: the ids of all vehicles; absent where there are none. */
  vehicles?: number[]
  /** 14.3; absent where there are none. */
  acquisitions?: Acquisition[] | undefined
  /** What modules keep, by their ids; absent where none keeps anything. */
  modules?: ModuleStates
}

/** A copy that shares only the setting. */
export function cloneState(s: LnltState): LnltState {
  const units = new Array<Unit>(s.units.length)
  for (let i = 0; i < units.length; i++) {
    const unit = s.units[i]!
    const copied: Unit = unit.skills.length === 0 ? { ...unit, skills: [] } : { ...unit, skills: unit.skills.slice() }
    if (copied.laid !== undefined) copied.laid = { ...copied.laid }
    if (copied.vehicle !== undefined) copied.vehicle = { ...copied.vehicle }
    units[i] = copied
  }
  const weapons = new Array<Weapon>(s.weapons.length)
  for (let i = 0; i < weapons.length; i++) weapons[i] = { ...s.weapons[i]! }
  const copy: LnltState = {
    ...s,
    units,
    weapons,
    markers: s.markers.map((marker) => ({ ...marker })),
    impulse: s.impulse && cloneImpulse(s.impulse),
    move: s.move && cloneMove(s.move),
    foughtIn: s.foughtIn.slice(),
    passed: s.passed.slice(),
    rallyLeaders: s.rallyLeaders.slice(),
    fightOrDie: s.fightOrDie.slice(),
    skillPool: s.skillPool.slice(),
    events: s.events.slice(),
    arrivals: s.arrivals.map(cloneArrival),
    exits: s.exits.map((exit) => ({ ...exit })),
    objectives: s.objectives.map((objective) => ({ ...objective })),
    objectivePool: s.objectivePool.slice(),
    control: s.control.slice(),
    points: { ...s.points },
    losses: { ...s.losses },
  }
  if (s.tasks) copy.tasks = s.tasks.map((task) => ({ ...task, units: task.units.slice() }))
  if (s.announced) copy.announced = s.announced.map((each) => ({ ...each }))
  if (s.artillery) copy.artillery = s.artillery.map((battery) => ({ ...battery }))
  if (s.barrages) copy.barrages = s.barrages.map((barrage) => ({ ...barrage }))
  if (s.hiddenMines) copy.hiddenMines = s.hiddenMines.map((mines) => ({ ...mines }))
  if (s.missile) copy.missile = { ...s.missile }
  if (s.air) copy.air = cloneAir(s.air)
  if (s.vehicles) copy.vehicles = s.vehicles.slice()
  if (s.acquisitions) copy.acquisitions = s.acquisitions.map((acquisition) => ({ ...acquisition }))
  if (s.modules) copy.modules = cloneModules(s)
  return copy
}

function cloneImpulse(impulse: Impulse): Impulse {
  const copy: Impulse = {
    ...impulse,
    activated: impulse.activated.slice(),
    units: impulse.units.slice(),
    leaders: impulse.leaders.slice(),
    shots: impulse.shots.map((shot) => ({ ...shot })),
    movedFrom: impulse.movedFrom.slice(),
    seenBy: impulse.seenBy.slice(),
  }
  if (impulse.callers) copy.callers = impulse.callers.slice()
  if (impulse.interrupted) copy.interrupted = cloneImpulse(impulse.interrupted)
  return copy
}

function cloneArrival(arrival: Arrival): Arrival {
  return { ...arrival, units: arrival.units.slice(), weapons: arrival.weapons.slice(), waiting: arrival.waiting.slice() }
}

function cloneMove(move: Move): Move {
  return {
    ...move,
    ...(move.after ? { after: cloneMove(move.after) } : {}),
    units: move.units.slice(),
    modes: move.modes.slice(),
    spent: move.spent.slice(),
    leaders: move.leaders.slice(),
    firedFrom: move.firedFrom.slice(),
  }
}

export function enemyOf(side: Side): Side {
  return side === 'blue' ? 'red' : 'blue'
}
