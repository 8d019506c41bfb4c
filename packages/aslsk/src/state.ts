import { cloneModules, type ModuleStates } from '@firegroup/kernel'
import type { Ammo } from './data/ammunition.ts'
import type { MarkerId, UnitId, WeaponId } from './ids.ts'
import type { Hex, Location } from './map/location.ts'
import { type BanzaiCharge, cloneCharge } from './pacific/banzai/in-progress.ts'
import { copyUnit, copyWeapon } from './scenario/new-counters.ts'
import type { Setting } from './setting.ts'

export { ELIMINATED, EXITED, type Hex, type Location, NOWHERE, OFFBOARD, RESERVE } from './map/location.ts'

/** The two seats. Which of them is the ATTACKER changes with every Player Turn. */
export const SIDES = ['allied', 'axis'] as const
export type Side = (typeof SIDES)[number]

/** 3.0: the eight phases of a Player Turn, after the set-up that comes before them all. */
export const PHASES = ['rally', 'prepFire', 'movement', 'defensiveFire', 'advancingFire', 'rout', 'advance', 'closeCombat'] as const
export type Phase = 'setup' | (typeof PHASES)[number]

/** The counter that shows how far a unit or Weapon has fired: Prep Fire, First Fire, Final Fire. */
export type FireMark = 'none' | 'prep' | 'first' | 'final'

/** How a unit moves in this MPh; 'still' until it spends its first MF. */
export type MoveMode = 'still' | 'normal' | 'assault' | 'double'

/** A counter that is men, or a vehicle with its crew. Flat on purpose: states are copied hundreds of thousands of times. Its printed values are in `unitType(unit.type)`. */
export interface Unit {
  /** Its index in `state.units`; never changes, also when the counter is exchanged for another. */
  readonly id: UnitId
  side: Side
  type: string
  at: Location
  /** 3.3: the board edge along which an offboard unit waits, as the hex it must enter; -1 when any hex of its group will do. */
  entry: Location
  broken: boolean
  /** 3.1h: desperation morale. */
  dm: boolean
  pinned: boolean
  /** 3.2.3: a unit is pinned at most once per Player Turn. */
  wasPinned: boolean
  wounded: boolean
  cx: boolean
  /** 3.8: held in Melee. */
  melee: boolean
  fire: FireMark
  /** 4.0: forfeited its own FP for the rest of the Player Turn by firing Weapons. */
  forfeited: boolean
  /** 4.0: a SMC that fired a SW has no leadership DRM in that fire phase. */
  firedWeapon: boolean
  /** 3.2.2: the members of the one unit or FG that this leader has directed in this Player Turn; empty if none. */
  directed: UnitId[]
  mode: MoveMode
  /** MF spent in this MPh, in halves. */
  spent: number
  /** MF spent in the Location where it is now, in halves, since it came there in this MPh: caps the shots at it (3.3.3). */
  spentHere: number
  /** 3.3.1: its MPh is over. */
  moveEnded: boolean
  /** Where it stood when the MPh began; -1 before. */
  startedAt: Location
  /** 3.3.1: the leader with whom it has moved from the start of its MPh; -1 if none. */
  withLeader: UnitId
  /** 1.1.1: every hexside crossed so far was a road hexside, and no protection was claimed. */
  allRoad: boolean
  /** 1.1.1 Woods-Road: entered its hex at the road rate. */
  onRoad: boolean
  /** 1.1.1: the hexside over which it climbed a Crest Line into its hex in this phase (0 to 5), or -1. */
  crestSide: number
  /** 3.3.1: has tried to throw Smoke in this MPh. */
  triedSmoke: boolean
  /** 3.3.1: its CX counter came off at the start of this MPh, so that it may not Double Time. */
  rested: boolean
  /** 4.0: the most MF that it has lost to portage in this MPh, in halves; what is dropped on the way does not bring them back. */
  burden: number
  /** 3.1: has taken its one action of this RPh. */
  actedInRally: boolean
  /** 3.1f: has tried to rally in this Player Turn. */
  triedRally: boolean
  /** 3.7: has advanced in this APh. */
  advanced: boolean
  /** 3.6: has finished its rout in this RtPh. */
  routed: boolean
  /** 3.3.4: the vehicles against which it has passed its PAATC in this Player Turn; absent where there are none. */
  braved?: UnitId[] | undefined
  /** 1.2.7: of a vehicle; absent for Infantry. */
  vehicle?: VehicleState | undefined
  /** 4.4.2: how often it has looked for a Panzerfaust in this Player Turn; absent for never. */
  panzerfausts?: number | undefined
  /** 8.1.8.6: in a Banzai Charge, or was in one in this Player Turn; absent otherwise. */
  banzai?: 'charging' | 'charged' | undefined
  /** 8.3: under a concealment counter; absent where not. */
  concealed?: true | undefined
  /** 6.4 HIP: not on the map yet for anybody but its owner, who knows that it is at `at`; absent where not. */
  hidden?: true | undefined
  /** A.8: where in its Location it is: in a foxhole, on the wire. It counts only while the unit is still there. Absent where nowhere in particular. Replaced, never changed. */
  position?: Position | undefined
  /** In a state as somebody knows it (`known`): he does not know who this is. Absent in play. */
  unknown?: true | undefined
}

/** A.8: a position inside a Location, which is no Location of its own. */
export interface Position {
  readonly at: Location
  readonly in: string
  /** It came along a trench. */
  readonly along?: true
  /** What it has cost to get there and is still to be paid, in half MF. */
  readonly mf?: number
}

/** 3.3.2, 7.0: what a vehicle is and does beyond what men are and do. Its MP are counted in `spent` and `spentHere`, in halves. */
export interface VehicleState {
  /** The hexspine at which its hull points, 0 to 5 clockwise from the northeast. */
  vca: number
  /** The hexspine at which its turret points; that of the hull where it has none. */
  tca: number
  /** Under a Motion counter. */
  motion: boolean
  /** Has started in this MPh and not stopped, or began it in Motion. */
  started: boolean
  /** A Moving Target for the rest of the Player Turn. */
  movingTarget: boolean
  /** 7.7: its crew is exposed; else it is buttoned up. */
  exposed: boolean
  bog: 'none' | 'bogged' | 'mired'
  /** 7.6: it bogged in this phase. */
  boggedNow?: true | undefined
  immobilized: boolean
  /** 7.10 */
  shock: 'none' | 'shocked' | 'unconfirmed'
  stun: 'none' | 'stunned' | 'marked'
  recalled: boolean
  /** 3.3.2: it has come among enemy vehicles that it could not harm, and does not stay there of its own will. */
  outmatched?: true | undefined
  /** 7.7: its crew has come out or gone in in this phase. */
  hatchMoved?: true | undefined
  /** 3.3.2: has been turned without firing in this fire phase, and is done in it. */
  turnedIdle?: true | undefined
  /** 3.3.2.1: has tried to get into Motion in this enemy MPh. */
  triedMotion?: true | undefined
  /** 3.3.2.1: the enemy units in its LOS when the Player Turn began; absent where nobody has looked yet. */
  sighted?: readonly UnitId[] | undefined
  /** 2.0 Control: who controlled the hex that it controls before it came; absent where it controls none. */
  heldBefore?: Side | '' | undefined
  /** 3.3.2.2: what it has fired on the move in this Player Turn; absent while it has fired nothing. Replaced, never changed. */
  bounding?: Bounding | undefined
  /** 7.8: the Case 8 DRM for which turret and hull were turned to fire in this phase: other weapons there pay it too. Replaced, never changed. */
  turnedFor?: { readonly turret: number; readonly hull: number } | undefined
}

/** 3.3.2.2: Bounding First Fire so far. */
export interface Bounding {
  /** Where it first fired its main armament, or whatever was first. */
  readonly at: Location
  /** The MP that it had spent at its last shot, in halves: the next takes more. */
  readonly spent: number
  /** Has fired more than its main armament. */
  readonly others: boolean
  /** Its main armament has fired and kept its rate. */
  readonly kept: boolean
}

/** A support weapon. `owner` is the unit that possesses it, or -1: then it lies at `at`. */
export interface Weapon {
  readonly id: WeaponId
  side: Side
  type: string
  owner: UnitId
  /** Where it lies unpossessed; a possessed Weapon is where its owner is. */
  at: Location
  malfunctioned: boolean
  fire: FireMark
  /** 1.2.4.1: kept its rate with its last shot and may fire again in this phase. */
  keptRate: boolean
  /** 4.0: kept its rate to the end of the enemy MPh: it may fire as if it had not, but its user has fired it. */
  used?: true | undefined
  /** 4.0: already moved or carried in this MPh. */
  carried: boolean
  /** 3.5: its owner moved with it in this Player Turn's MPh. */
  moved: boolean
  /** 3.1: recovered in this phase. */
  recovered: boolean
  /** Units that have tried to recover it in this RPh or MPh. */
  triedBy: UnitId[]
  /** 3.2.4: of a Gun or light Mortar; absent for all other Weapons. */
  ordnance?: OrdnanceState | undefined
  /** A.8: unpossessed, where in its Location it lies; absent where nowhere in particular. Replaced, never changed. */
  position?: Position | undefined
}

/** 3.2.4: where a Gun or light Mortar points, what it has acquired, and what it has done. */
export interface OrdnanceState {
  /** The hexspine at which it points, 0 to 5 clockwise from the northeast; -1 for a Weapon without a Covered Arc of its own: a light Mortar, or what a vehicle carries. */
  ca: number
  acquired: Acquisition | null
  /** Has changed its CA in this phase. */
  turned: boolean
  /** Has turned without firing in this Player Turn, for which it and its crew stay where they are. */
  turnedIdle: boolean
  /** Has used Intensive Fire in this Player Turn. */
  intensive: boolean
  /** Chapter H: as what a Gun that is both has fired, until its counters come off. */
  firedAs?: 'mortar' | 'gun' | undefined
  /** Is no Mortar and has fired at an area in this Player Turn: it has no more rate. */
  noRate: boolean
  /** 7.2.1: there is little ammunition left. */
  lowAmmo?: true | undefined
  /** 6.3: a Gun that stands where it was set up, not on a paved road. */
  emplaced?: true | undefined
  /** 6.5: those who have tried to push it in this Player Turn. */
  pushedBy?: UnitId[] | undefined
  /** 6.2: ammunition of which it has no more, or never had any. */
  out?: readonly Ammo[] | undefined
  /** 6.2: its side has fired something else than Smoke in this phase. */
  noSmoke?: boolean | undefined
}

/** 6.10, 6.11: an Acquisition counter: on units, or on a hex where it has none. */
export interface Acquisition {
  drm: number
  at: Location
  units: UnitId[]
  /** 6.10: its target has gone out of sight from there, where these stayed: whoever else comes there is acquired. */
  left?: UnitId[] | undefined
}

/** A counter that lies on a Location: Smoke, Residual FP, a placed DC. What happens to it when is in `markerKinds`. */
export interface Marker {
  readonly id: MarkerId
  kind: string
  at: Location
  side: Side
  /** FP of Residual fire, the Hindrance of Smoke, the unit that placed a DC … */
  value: number
  /** A second number for kinds that need one; 0 otherwise. */
  extra: number
  /** 4.3, 8.3.2: of a placed DC: who was concealed there at that moment; absent where nobody was. */
  concealed?: UnitId[]
  /** 4.3: of a DC that was placed on a vehicle: which, and through which facing. */
  vehicle?: UnitId
  facing?: 'front' | 'side' | 'rear'
  /** 6.6, A.8: of a DC, from which Location it was placed. */
  from?: Location
}

/** 3.3.1: a move in progress: the units that began it together, and the expenditure that the DEFENDER may now answer. */
export interface Move {
  stack: UnitId[]
  /** The units of the last expenditure, where it was spent and for what; null when nothing waits for an answer. */
  spent: Expenditure | null
  /** 7.7: the last expenditure of a vehicle, which may be answered again when its crew comes out or goes in. */
  last?: Expenditure | undefined
  /** 3.3.2.1: what these units have spent, and where, while the enemy has vehicles that might watch. */
  trail?: readonly Pick<Expenditure, 'units' | 'at' | 'mf'>[] | undefined
}

export interface Expenditure {
  units: UnitId[]
  at: Location
  /** In halves. */
  mf: number
  kind: 'enter' | 'push' | 'smoke' | 'recover' | 'clear' | 'placeDc' | 'setDc' | 'breach' | 'start' | 'stop' | 'delay' | 'turn' | 'dispense'
  /** The residual attack of this expenditure has been made. */
  residualDone: boolean
  /** 4.3: the DC that is being placed, and where. */
  weapon?: WeaponId
  target?: Location
  /** 4.3: the vehicle for which it is meant; absent for whoever is there. */
  vehicle?: UnitId
  /** 8.3.2: the hex that they tried to enter, where an unseen enemy has stopped them before it. */
  tried?: Location
  /** 8.1.8.7: a Banzai Charge has come in: those who are there must fire at it before anything else. */
  mustFire?: true
}

/** 3.6: a rout in progress. What it is aimed at is settled when it begins. */
export interface RoutInProgress {
  unit: UnitId
  /** The leader who routs along, or NOBODY. */
  leader: UnitId
  /** Where it began. */
  from: Location
  /** MF left, in halves. */
  left: number
  /** The woods and buildings to which it may rout; empty when it may go anywhere. */
  goals: Location[]
  /** Enemy-held hexes from which it has been seen during this rout. */
  seenFrom: Location[]
  /** It stands in one of its goals, and goes on only into more woods or buildings. */
  arrived: boolean
}

/** 3.8: a leader and the unit on which he is stacked for Close Combat; -1 when he stands by himself. */
export interface LeaderStack {
  readonly leader: UnitId
  on: UnitId
}

/** 3.8: an attack as designated: who attacks whom. A leader who comes forth in it is added (5.3). */
export interface CombatAttack {
  readonly side: Side
  readonly by: UnitId[]
  readonly on: UnitId[]
  /** With which of its weapons a vehicle attacks; absent for men. */
  readonly weapons?: WeaponId[]
}

/** 3.8: the Close Combat that is being fought in a hex. */
export interface CombatInProgress {
  at: Location
  /** The sides that have placed their leaders. */
  restacked: Side[]
  stacks: LeaderStack[]
  ambushRolled: boolean
  ambusher: Side | null
  /** The sides that have designated their attacks. */
  designated: Side[]
  attacks: CombatAttack[]
  /** 3.8: where there is a vehicle: how far attack and reply have come; absent elsewhere. */
  exchange?: Exchange
}

/** 3.8: Close Combat in a hex with a vehicle goes blow by blow. */
export interface Exchange {
  /** Whose blow is next. */
  turn: Side
  /** The sides that make no more attacks. */
  done: Side[]
  /** Who has made his attack. Vehicles attack as often as they have weapons for it. */
  struck: UnitId[]
  /** The weapons of vehicles that have been used. */
  used: WeaponId[]
  /** Who has been attacked, men and vehicles; men only once. */
  suffered: UnitId[]
  /** Vehicles that have used their close defence weapon. */
  defended: UnitId[]
}

/** One shot of a unit or Weapon at a moving stack in one Location: capped by the MF spent there (3.3.3). */
export interface Shot {
  firer: string
  at: Location
  targets: UnitId[]
  /** Which expenditure of the MPh it answered, at a vehicle; absent at men. */
  window?: number
}

/** 3.2.2: what a hex has fired at in this phase, for the rule of the Mandatory Fire Group. */
export interface Volley {
  from: Location
  at: Location
  /** Which expenditure in the MPh (counted through the phase), 0 elsewhere. */
  expenditure: number
  /** 4.1: the unit whose Weapons alone it was; absent where more fired. */
  gunsOf?: UnitId
}

export type ControlViewer = Side | 'observer'

/** 2.0 Control: a hex that to a viewer a side holds for the time being: while a vehicle is there, or until he finds the hidden enemy who keeps it. */
export interface OnLoan {
  readonly viewer: ControlViewer
  readonly side: Side
  readonly place: Hex
  /** Whose it was to him before, and will be again. */
  readonly was: Side | ''
  /** The vehicle; absent where he only believes that it was gained. */
  readonly by?: UnitId
}

export interface AslskState {
  /** The map, the scenario and everything made from them. Never changes: neither copied, hashed nor saved. */
  readonly setting: Setting
  turn: number
  attacker: Side
  phase: Phase
  /** Where we are in the sequence of play: a step's key. */
  step: string
  /** How often the current step's loop has gone round, for steps that need to know. */
  units: Unit[]
  weapons: Weapon[]
  markers: Marker[]
  /** Ever-growing number for the next marker's id. */
  nextMarker: number
  /** 2.0 Control: who controls each hex ('' = nobody), by hex index. */
  control: (Side | '')[]
  /** The same as it seems to each viewer; absent while it is as it seems to all, as where nothing can be concealed. */
  controlSeen?: Readonly<Record<ControlViewer, (Side | '')[]>> | undefined
  /** What of that is so for the time being only, in order; absent for none. Replaced, never changed. */
  controlOnLoan?: readonly OnLoan[] | undefined
  move: Move | null
  rout: RoutInProgress | null
  /** 8.1.8.6: absent while there is none. */
  banzai?: BanzaiCharge | undefined
  /** 8.2.1: huts that have fallen; absent while all stand. */
  collapsed?: readonly Location[] | undefined
  /** Counts the expenditures of this MPh. */
  expenditures: number
  shots: Shot[]
  volleys: Volley[]
  /** 3.3.5: which units each residual counter has attacked where, as `unit:place:drm`. */
  residualHits: string[]
  /** 3.1e: the ATTACKER has used his one self-rally of a MMC without a box. */
  freeSelfRallyUsed: boolean
  /** 5.3: a MMC has made its first self-rally attempt of this RPh. */
  selfRallyTried: boolean
  combat: CombatInProgress | null
  /** 3.8: hexes whose Close Combat is done in this CCPh. */
  foughtIn: Location[]
  /** Sides that have finished what they may do in a step where both act. */
  passed: Side[]
  /** Victory points lost (casualties) and won (exits) by side. */
  points: Record<Side, { casualties: number; exited: number }>
  winner: Side | 'draw' | null
  winReason: string
  /** 4.4.2: how many Panzerfausts have been fired; absent for none. */
  panzerfausts?: number | undefined
  /** What optional modules keep, by their id; absent where none keeps anything. */
  modules?: ModuleStates
}

/** A copy that shares only the setting. */
export function cloneState(s: AslskState): AslskState {
  // lists without a gap from the start, as all others are: what goes through both is compiled for one sort of list
  const units = s.units.slice()
  for (let i = 0; i < units.length; i++) units[i] = copyUnit(units[i]!)
  const weapons = s.weapons.slice()
  for (let i = 0; i < weapons.length; i++) weapons[i] = copyWeapon(weapons[i]!)
  return {
    ...s,
    units,
    weapons,
    markers: s.markers.map((marker) => (marker.concealed ? { ...marker, concealed: marker.concealed.slice() } : { ...marker })),
    control: s.control.slice(),
    move: s.move && cloneMove(s.move),
    rout: s.rout && { ...s.rout, goals: s.rout.goals.slice(), seenFrom: s.rout.seenFrom.slice() },
    shots: s.shots.map((shot) => ({ ...shot, targets: shot.targets.slice() })),
    volleys: s.volleys.map((volley) => ({ ...volley })),
    residualHits: s.residualHits.slice(),
    combat: s.combat && cloneCombat(s.combat),
    foughtIn: s.foughtIn.slice(),
    passed: s.passed.slice(),
    points: { allied: { ...s.points.allied }, axis: { ...s.points.axis } },
    ...(s.controlSeen ? { controlSeen: copyAccounts(s.controlSeen) } : {}),
    ...(s.controlOnLoan ? { controlOnLoan: s.controlOnLoan.map((loan) => ({ ...loan })) } : {}),
    ...(s.modules ? { modules: cloneModules(s) } : {}),
    ...(s.banzai ? { banzai: cloneCharge(s.banzai) } : {}),
  }
}

/** Who controls what, as it seems to each viewer. */
export function copyAccounts({ allied, axis, observer }: NonNullable<AslskState['controlSeen']>): NonNullable<AslskState['controlSeen']> {
  return { allied: allied.slice(), axis: axis.slice(), observer: observer.slice() }
}

/** Every move begins as this one literal, so that all have one shape. */
export function newMove(stack: UnitId[] = [], spent: Expenditure | null = null): Move {
  return { stack, spent, last: undefined, trail: undefined }
}

function cloneMove({ stack, spent, last, trail }: Move): Move {
  const copy = newMove(stack.slice(), spent && cloneExpenditure(spent))
  if (last) copy.last = cloneExpenditure(last)
  if (trail) copy.trail = trail.map((each) => ({ ...each, units: each.units.slice() }))
  return copy
}

function cloneExpenditure(spent: Expenditure): Expenditure {
  return { ...spent, units: spent.units.slice() }
}

function cloneExchange({ turn, done, struck, used, suffered, defended }: Exchange): Exchange {
  return {
    turn,
    done: done.slice(),
    struck: struck.slice(),
    used: used.slice(),
    suffered: suffered.slice(),
    defended: defended.slice(),
  }
}

function cloneCombat(combat: CombatInProgress): CombatInProgress {
  return {
    ...combat,
    restacked: combat.restacked.slice(),
    stacks: combat.stacks.map((stack) => ({ ...stack })),
    designated: combat.designated.slice(),
    attacks: combat.attacks.map(({ side, by, on }) => ({ side, by: by.slice(), on: on.slice() })),
    ...(combat.exchange ? { exchange: cloneExchange(combat.exchange) } : {}),
  }
}

export function enemyOf(side: Side): Side {
  return side === 'allied' ? 'axis' : 'allied'
}

export function defender(s: AslskState): Side {
  return enemyOf(s.attacker)
}
