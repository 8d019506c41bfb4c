import type { Modifier, Module as ModuleOf, Problem, Terms } from '@firegroup/kernel'
import type { ChargeOnVehicle } from './armour/charge.ts'
import type { Panzerfausts } from './armour/panzerfausts.ts'
import type { HitPlace, ToKill } from './armour/to-kill.ts'
import type { Aslsk, DiceRoll, RollOf } from './context.ts'
import type { Ammo } from './data/ammunition.ts'
import type { AttackKind } from './data/attack-kinds.ts'
import type { MarkerKind } from './data/markers.ts'
import type { Barrel } from './data/mortars.ts'
import type { Status } from './data/statuses.ts'
import type { Circumstance } from './environment/conditions.ts'
import type { Environment } from './environment/environment.ts'
import type { Attack } from './fire/attack.ts'
import type { Blow } from './fire/blow.ts'
import type { FirepowerFactor, When } from './fire/events.ts'
import type { Figured, StruckGun } from './fire/resolution.ts'
import type { EntryRate } from './map/costs.ts'
import type { Sightline } from './map/sightline.ts'
import type { Blocked } from './map/thread.ts'
import type { WholeMove } from './map/whole-move.ts'
import type { Luck, Outcome } from './ordnance/luck.ts'
import type { Shot } from './ordnance/shot.ts'
import type { AimedAt, AimedShot } from './ordnance/to-hit.ts'
import type { RolledAttack } from './phases/close-combat/resolution.ts'
import type { Land, NewPlace } from './places/place.ts'
import type { PlaceSpec } from './places/schema.ts'
import type { ActTable } from './rules.ts'
import type { Scenario } from './scenario/types.ts'
import type { Setting } from './setting.ts'
import type { AslskState, Expenditure, Hex, Location, Marker, Phase, Side, Unit, Weapon } from './state.ts'
import type { Vehicle } from './units/units.ts'
import type { WreckedBy } from './vehicles/wrecks.ts'
import type { Tellers } from './words/events.ts'

/** What may set a Location on fire. */
export interface Spark {
  readonly at: Location
  readonly side: Side
  readonly rule: string
  /** It burns, where anything does. */
  readonly sure: boolean
}

/** What may be forbidden. */
export type Forbidden = 'move' | 'closeCombat' | 'fire' | 'advance' | 'rally' | 'rout' | 'smoke'

/**
 * The named points where an optional module adds to the rules. The base game's own contributions stand first in each list, so that a rule is found
 * in one place whether it is basic or optional. Lists are asked in order; a contribution that has nothing to say returns nothing.
 */
export interface Hooks {
  /** DRM of an attack on the IFT, against one target unit. */
  readonly fireModifiers: readonly ((s: AslskState, attack: Attack, target: Unit) => Modifier | readonly Modifier[] | undefined)[]
  /** What doubles or halves the FP of one who fires, with his own FP or a Weapon; nothing does for flames (4.2). */
  readonly firepowerFactors: readonly ((s: AslskState, attack: Attack, firer: Unit) => readonly FirepowerFactor[])[]
  /** What halves the FP of flames. */
  readonly flameFactors: readonly ((s: AslskState, attack: Attack, firer: Unit) => readonly FirepowerFactor[])[]
  /** What part of the FP counts against one target. */
  readonly targetFactors: readonly ((s: AslskState, attack: Attack, target: Unit) => Pick<FirepowerFactor, 'num' | 'den'> | undefined)[]
  /** DRM by the whole FP of an attack, in 64ths. */
  readonly payload: readonly ((s: AslskState, attack: Attack, fp64: number) => Modifier | undefined)[]
  /** How often a unit is something that the Starter Kit has no counter for; 0 for not at all. */
  readonly statuses: readonly ((s: AslskState, unit: Unit, status: Status) => number)[]
  /** 3.21: who must move before all others; while one of them can, nobody else begins. */
  readonly movesFirst: readonly ((s: AslskState, unit: Unit) => Problem | undefined)[]
  /** What a To Hit number has more or less than the base game's. */
  readonly toHitNumbers: readonly ((s: AslskState, shot: Shot) => number)[]
  /** DRM of a To Hit DR, besides those of the base game. */
  readonly toHitModifiers: readonly ((s: AslskState, shot: Shot) => Modifier | readonly Modifier[] | undefined)[]
  /** DRM of a To Hit DR against one of its targets, besides those of the base game. */
  readonly targetToHitModifiers: readonly ((s: AslskState, shot: Shot, target: Unit) => Modifier | readonly Modifier[] | undefined)[]
  /** 6.1: shots that are never a Critical Hit. */
  readonly noCritical: readonly ((s: AslskState, shot: Shot) => boolean)[]
  /** 6.2: men against whom HEAT is of use, though they are neither in a building nor at a Gun. */
  readonly shapedTargets: readonly ((s: AslskState, shot: Pick<Shot, 'by' | 'occasion' | 'at'>, target: Unit) => boolean)[]
  /** 6.2: the FP of HEAT against men, where it is not that of the calibre. */
  readonly shapedFirepower: readonly ((s: AslskState, shot: Shot) => number | undefined)[]
  /** 6.2: what a depletion number has more or less. */
  readonly depletion: readonly ((s: AslskState, by: Pick<Shot['by'], 'weapon'>) => number)[]
  /** 4.4.3: Locations besides buildings in which backblast strikes those around the firer. */
  readonly enclosed: readonly ((s: AslskState, at: Hex) => boolean)[]
  /** 4.4.1: men who fire alone what takes two leaders. */
  readonly firesAlone: readonly ((s: AslskState, unit: Unit, weapon: Weapon) => boolean)[]
  /** 7.9: told of a hit on a vehicle that was aimed at, before its TK DR; true where that is all there is to it. */
  readonly vehicleHits: readonly ((g: Aslsk, shot: Shot, vehicle: Vehicle, places: readonly HitPlace[]) => boolean)[]
  /** 4.4.2: the Panzerfausts of a side, null for none; nothing where the base game says. */
  readonly panzerfausts: readonly ((s: AslskState, side: Side) => Panzerfausts | null | undefined)[]
  /** 5.1: the ELR of a unit, where it is not that of its side. */
  readonly elr: readonly ((s: AslskState, unit: Unit) => number | undefined)[]
  /** 5.1: told of a unit that has failed by more than its ELR, before it breaks; true where it is not replaced. */
  readonly elrFails: readonly ((g: Aslsk, unit: Unit) => boolean)[]
  /** 3.5: squads with Assault Fire that their counter does not show. */
  readonly assaultFire: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** 3.2.4: whom a shot may hit, from those whom the base game names. */
  readonly shotTargets: readonly ((s: AslskState, shot: Shot, units: readonly Unit[]) => readonly Unit[])[]
  /** 3.2.4: the DRM of a shot at each of its targets, when all are known: what cancels or doubles another. */
  readonly aims: readonly ((s: AslskState, shot: Shot, rows: readonly AimedAt[]) => readonly AimedAt[])[]
  /** 3.2.4: what a Weapon that fires shells is, besides what is printed on it. */
  readonly barrels: readonly ((s: AslskState, weapon: Weapon, barrel: Barrel) => Barrel)[]
  /** 4.0: the PP of a Weapon that is carried otherwise than as it is printed. */
  readonly portage: readonly ((s: AslskState, weapon: Weapon) => number | undefined)[]
  /** 3.2.4: by how much the ROF of a shot is more or less. */
  readonly shotRates: readonly ((s: AslskState, shot: Shot) => number)[]
  /** 6.10: shots that do not use what their Weapon has acquired, or acquire nothing of their targets. */
  readonly noAcquisition: readonly ((s: AslskState, shot: Shot, targets: readonly Unit[] | 'use') => boolean)[]
  /** 3.2.4: shots at Infantry where nobody is known to be. */
  readonly blindShots: readonly ((s: AslskState, shot: Shot) => boolean)[]
  /** 3.2.4: what else the lowest original TH DR may bring, by another dr. */
  readonly luck: readonly ((s: AslskState, aim: AimedShot, rolled: Outcome, dr: DiceRoll) => Luck | undefined)[]
  /** 3.2.4: hits whose effect is rolled twice; the lower counts. */
  readonly secondEffects: readonly ((s: AslskState, shot: Shot, dr: DiceRoll, critical: boolean) => boolean)[]
  /** DRM of a unit's MC, besides leadership. */
  readonly moraleModifiers: readonly ((s: AslskState, unit: Unit) => Modifier | undefined)[]
  /** DRM of a rally attempt. */
  readonly rallyModifiers: readonly ((s: AslskState, unit: Unit, leader: Unit | null) => Modifier | undefined)[]
  /** 3.1f: the original DR from which on a rally attempt is Casualty Reduction, where it is lower than that of the base game. */
  readonly rallyCasualties: readonly ((s: AslskState, unit: Unit) => number | undefined)[]
  /** TEM that a unit may claim against an attack, from a hex or from nowhere; the best for it counts once. */
  readonly tem: readonly ((s: AslskState, attack: Attack, target: Unit, from: Hex | null) => Modifier | undefined)[]
  /** Who has given up the cover of his hex for something else. */
  readonly withoutCover: readonly ((s: AslskState, target: Unit) => boolean)[]
  /** DRM of a Close Combat attack by some units on others. */
  readonly closeCombatModifiers: readonly ((s: AslskState, by: readonly Unit[], on: readonly Unit[]) => Modifier | undefined)[]
  /** What else halves the FP of a unit that attacks these in Close Combat. */
  readonly closeCombatHalves: readonly ((s: AslskState, unit: Unit, on: readonly Unit[]) => boolean)[]
  /** 3.8: a CCV is never less than this; what would lower it further is a DRM instead. */
  readonly ccvAtLeast: readonly number[]
  /** 8.3: those of the unseen who stay so though an enemy comes into their hex. */
  readonly undisturbed: readonly ((g: Aslsk, enters: Unit, unseen: readonly Unit[]) => readonly Unit[])[]
  /** Who is neither held in Melee nor holds anybody. */
  readonly notHeld: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** drm of a side's ambush dr in a Location. */
  readonly ambushModifiers: readonly ((s: AslskState, side: Side, at: Hex) => Modifier | undefined)[]
  /** 3.8: by how much the dr of a side must be the lower one for an ambush, where less is enough for it. */
  readonly ambushMargins: readonly ((s: AslskState, side: Side, at: Hex) => number | undefined)[]
  /** Extra cost of entering a Location, in half MF or MP, at the terrain's rate or the road's. */
  readonly movementCosts: readonly ((s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate) => Modifier | undefined)[]
  /** How many levels two hexes count as apart for whoever pays for levels on slippery ground, besides those that they are. */
  readonly levelsBetween: readonly ((s: AslskState, from: Hex, to: Hex) => number)[]
  /** Why a unit does not get over a hexside, by itself or with a Gun that it pushes. */
  readonly barriers: readonly ((s: AslskState, unit: Unit, from: Hex, to: Hex, withGun: boolean) => Problem | undefined)[]
  /** 7.6: where a vehicle takes a Bog Check besides that of the terrain. */
  readonly bogChecks: readonly ((s: AslskState, from: Hex, to: Hex) => boolean)[]
  /** What makes a step take all that a unit has, whatever the hex costs. */
  readonly wholeMoves: readonly ((s: AslskState, from: Hex, to: Hex, by: EntryRate) => WholeMove | undefined)[]
  /** Why no road is there to move on from one hex to another; a LOS along it stays. */
  readonly roadless: readonly ((s: AslskState, from: Hex, to: Hex) => Problem | undefined)[]
  /** 1.1.1: why a road gives no bonus. */
  readonly noRoadBonus: readonly ((s: AslskState) => Problem | undefined)[]
  /** 7.6: DRM of a Bog Check of a vehicle that comes from one hex to another, or turns where it is. */
  readonly bogModifiers: readonly ((s: AslskState, from: Hex, to: Hex) => Modifier | undefined)[]
  /** 6.7: the Gun that an attack without a To Hit DR hits with whoever mans it. */
  readonly struckGuns: readonly ((s: AslskState, attack: Attack, unit: Unit, modifiers: readonly Modifier[]) => StruckGun | undefined)[]
  /** 4.3: DRM of the DC Position DR, besides those of the base game. */
  readonly chargePositions: readonly ((s: AslskState, vehicle: Vehicle, charge: ChargeOnVehicle) => Modifier | undefined)[]
  /** A23.5: as what a charge goes off that is thrown into a Location from another, where it is no ordinary thrown one. */
  readonly thrownInto: readonly ((s: AslskState, at: Location, from: Location) => Pick<Blow, 'kind' | 'fp'> | undefined)[]
  /** 4.3: told when a unit has spent the MF to place a charge, before anybody answers it. */
  readonly placing: readonly ((g: Aslsk, unit: Unit, at: Location, vehicle: Unit | undefined) => void)[]
  /** 3.3.3: told when an expenditure has been answered. */
  readonly answered: readonly ((g: Aslsk, spent: Expenditure) => void)[]
  /** 4.1: what a Weapon's breakdown number has more or less. */
  readonly breakdown: readonly ((s: AslskState, weapon: Weapon) => number)[]
  /** 3.3.5: by how many columns less residual fire is left in a Location. */
  readonly residual: readonly ((s: AslskState, at: Hex) => Modifier | undefined)[]
  /** 3.3.2: told when a vehicle would start; false where it does not. */
  readonly starts: readonly ((g: Aslsk, vehicle: Unit) => boolean)[]
  /** 8.3: concealed units that the open does not give away. */
  readonly camouflaged: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** A.8: the Locations that there are inside the hexes of a map; asked once, when a game begins. */
  readonly locations: readonly ((land: Land) => readonly NewPlace[])[]
  /** A6.3: the hexes that lie a level lower than the ground around them; asked once, when a game begins. */
  readonly depressions: readonly ((land: Land) => readonly Hex[])[]
  /** 8.3: whether units may come to be unseen in a scenario though concealment is not in effect. */
  readonly unseen: readonly ((scenario: Scenario) => boolean)[]
  /** 8.3.2: concealed units that are fired at as if they were not. */
  readonly discovered: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** Told, before anything else, of a unit that has come into a Location; the state alone changes, for previews come here too. */
  readonly entered: readonly ((s: AslskState, unit: Unit, from: Hex) => void)[]
  /** 3.3.3: whether a mover is spared FFMO, or FFNAM, for where and how it moves. */
  readonly sheltered: readonly ((s: AslskState, unit: Unit, from: 'ffmo' | 'ffnam') => boolean)[]
  /** 3.1, 3.3.1: why a unit can't lay hands on something in its Location: a Weapon, or a half squad to recombine with. */
  readonly outOfReach: readonly ((s: AslskState, unit: Unit, other: Unit | Weapon) => Problem | undefined)[]
  /** 3.6: broken units that need not rout, whoever is near. */
  readonly mayStay: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** 8.1.8.4: Locations in which nobody fights hand to hand. */
  readonly armsLength: readonly ((s: AslskState, at: Hex) => boolean)[]
  /** 2.0 Control: whether a unit gains nothing where it is, though no enemy is in its Location. */
  readonly keepsControl: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** Why two Locations are out of sight of each other from whatever end one looks; asked once for each two, for the map stays as it is. */
  readonly outOfSight: readonly ((setting: Setting, from: Hex, to: Hex) => Blocked | undefined)[]
  /** 8.3: units that count as out of LOS where they would gain concealment, or lose it by moving or in the RPh; not when they fire. */
  readonly unwatched: readonly ((s: AslskState, unit: Unit) => boolean)[]
  /** 8.3: told of units that are hidden no longer. */
  readonly unhidden: readonly ((g: Aslsk, units: readonly Unit[]) => void)[]
  /** 8.3: told when units have come to be seen. */
  readonly revealed: readonly ((g: Aslsk) => void)[]
  /** Terrain that is another as long as the module is on. */
  readonly terrain: readonly { readonly is: string; readonly becomes: string }[]
  /** What of weather and ground counts now, for whoever looks at the table. */
  readonly conditions: readonly ((s: AslskState) => Circumstance | undefined)[]
  /** What a scenario says wrongly about what the module stands for; told when it is read. */
  readonly complaints: readonly ((setting: Pick<Setting, 'scenario' | 'map'>) => readonly string[])[]
  /** How the day begins with this module, but for what the scenario says of it. */
  readonly dawn: readonly ((day: Environment, said: Partial<Environment>) => Partial<Environment>)[]
  /** Hindrance between two Locations beyond what the map itself gives: Smoke and whatever lies on it. */
  readonly hindrances: readonly ((s: AslskState, from: Hex, to: Hex, crossed: readonly Hex[]) => readonly Modifier[])[]
  /** What lines of sight are by the map alone. */
  readonly sightlines: readonly Sightline[]
  /** Why units in a hex are not seen from another, nor see it, though there is a LOS between the two. Asked from both ends. */
  readonly veils: readonly ((s: AslskState, from: Hex, to: Hex) => Blocked | undefined)[]
  /** B23.9: buildings that are fortified. */
  readonly fortified: readonly ((s: AslskState, at: Hex) => boolean)[]
  /** B23.9221: whether there is a breach in the wall between two hexes. */
  readonly breached: readonly ((s: AslskState, from: Hex, to: Hex) => boolean)[]
  /** Whether something that the scenario laid is no longer there. */
  readonly gone: readonly ((s: AslskState, place: PlaceSpec) => boolean)[]
  /** Wrecks in these hexes hinder nobody's sight by themselves, because something else there does. */
  readonly veiled: readonly ((s: AslskState, at: Hex) => boolean)[]
  /** 2.0 Control: who can't gain a hex now, whoever of his stands there. */
  readonly forfeited: readonly ((s: AslskState, side: Side, at: Hex) => boolean)[]
  /** 3.6: why else a broken unit must rout. */
  readonly mustRout: readonly ((s: AslskState, unit: Unit) => Problem | undefined)[]
  /** 3.8: whether an attack on one of these provokes the close defence weapon of a vehicle as one on itself does. */
  readonly provocations: readonly ((s: AslskState, vehicle: Unit, attacked: Unit) => boolean)[]
  /** Why no Smoke counts at the moment, neither against fire nor for entry. */
  readonly noSmoke: readonly ((s: AslskState) => boolean)[]
  /** How many levels the Smoke of a marker rises above its hex; as high as anybody looks where no module says. */
  readonly smokeHeights: readonly ((s: AslskState, marker: Marker) => number | undefined)[]
  /** Reasons why a unit may not do something, in a hex where that matters. */
  readonly forbids: readonly ((s: AslskState, unit: Unit, what: Forbidden, at?: Hex) => Problem | undefined)[]
  /** Reasons why a unit may not fire a Weapon at a hex. */
  readonly weaponForbids: readonly ((s: AslskState, unit: Unit, weapon: Weapon, at: Hex) => Problem | undefined)[]
  /** Reasons why Ordnance may not fire so. */
  readonly shotForbids: readonly ((s: AslskState, shot: Shot) => Problem | undefined)[]
  /** Told of every DR: what it is for, and whose and where as far as it is anybody's. */
  readonly dice: readonly ((g: Aslsk, label: string, dr: DiceRoll, of: RollOf) => void)[]
  /** Told of every attack on the IFT, when its results have been applied. */
  readonly attacked: readonly ((g: Aslsk, figured: Figured, dr: DiceRoll) => void)[]
  /** B24.11: whether an attack brings down the building that it strikes. */
  readonly rubbles: readonly ((s: AslskState, figured: Figured, dr: DiceRoll) => boolean)[]
  /** Told when a building has come down. */
  readonly rubbled: readonly ((g: Aslsk, at: Location) => void)[]
  /** Told when a step of the sequence of play ends. */
  readonly stepEnds: readonly ((g: Aslsk) => void)[]
  /** 6.2: when else Ordnance may fire Smoke or white phosphorus before anything else. */
  readonly cloudTimes: readonly ((ammo: Ammo, when: When) => boolean)[]
  /** Told when Smoke or white phosphorus has been laid. */
  readonly laid: readonly ((g: Aslsk, cloud: Marker) => void)[]
  /** Told of every shot of Ordnance, when all of it is over. */
  readonly fired: readonly ((g: Aslsk, shot: Shot, dr: DiceRoll, hit: boolean) => void)[]
  /** Told of what may set a Location on fire, or does so for sure. */
  readonly ignitions: readonly ((g: Aslsk, spark: Spark) => void)[]
  /** 7.10: whether a TK DR that equals the number of flames destroys too. */
  readonly equalFlames: readonly (() => boolean)[]
  /** C7.7: the highest TK DR with which a wreck burns. */
  readonly burnsAt: readonly ((s: AslskState, vehicle: Vehicle, figured: ToKill) => number)[]
  /** Told when a vehicle has become a wreck. */
  readonly wrecked: readonly ((g: Aslsk, wreck: Marker, by: WreckedBy | undefined) => void)[]
  /** Told when wind, weather or ground have changed; what they were before. */
  readonly environment: readonly ((g: Aslsk, before: Environment) => void)[]
}

/** What a planner should make of a module's acts, by their type: higher is better, doing nothing is about 0. */
export interface ActAdvice {
  readonly [type: string]: (s: AslskState, side: Side, decision: never) => number
}

/** The windows in which something may answer what has just happened, each with what its reactions are told of it. */
export interface Windows {
  /** 3.3.3: MF were spent. */
  readonly expenditure: Expenditure
  /** 3.7: units have advanced into a hex, or come into it otherwise after the MPh; from where, in an advance. */
  readonly advance: { readonly units: readonly number[]; readonly at: Hex; readonly from?: Hex }
  /** 8.1 of the full sequence: the Close Combat of a Location begins, its ambush and its leaders settled. */
  readonly combatBegins: { readonly at: Hex }
  /** 8.2: an attack has been rolled, and no result of those that go with it has been applied; with those whom an earlier one of them kills. */
  readonly combatRolled: RolledAttack & { readonly kill: number; readonly doomed: readonly number[] }
  /** 8.2: its result has been applied; with the Weapons that its targets had. */
  readonly combatResolved: RolledAttack & { readonly kill: number; readonly weapons: readonly number[] }
  /** 8.3: all attacks of a Location have been made; nobody is held in Melee yet. */
  readonly combatEnds: { readonly at: Hex }
  /** B25.65: the Wind Change DR of a RPh. */
  readonly windChange: { readonly dr: DiceRoll }
}

/** What modules may add to. A kind of addition that no module makes yet is not there. */
interface AslskTerms extends Terms {
  readonly state: AslskState
  readonly game: Aslsk
  readonly phase: Phase
  readonly hooks: Hooks
  readonly acts: ActTable
  readonly windows: Windows
  readonly marker: MarkerKind
  readonly attack: AttackKind
  readonly stepNumber: string
  readonly tellers: Tellers
  readonly advice: ActAdvice
}

export type Module = ModuleOf<AslskTerms>
