import type { DecisionWords, Modifier, Module as ModuleOf, Problem, Rules, Terms } from '@firegroup/kernel'
import type { ActRows } from './acts.ts'
import type { ModuleAdvice } from './advice/judge.ts'
import type { DiceKind, DicePurpose, DiceRoll, Lnlt } from './context.ts'
import type { Attack } from './fire/attack.ts'
import type { LosCounter } from './map/counters.ts'
import type { LnltQuestions } from './questions.ts'
import type { Hex, LnltState, Location, Phase, Side, Unit } from './state.ts'
import type { VehicleUnit } from './vehicles/vehicle.ts'
import type { GameTellers } from './words/telling.ts'

/** What a unit may want to do. */
export type Deed = 'move' | 'fire' | 'opportunityFire' | 'spot' | 'rally' | 'melee' | 'smoke'

/** What a Damage Check comes from; later kinds of attack add theirs. */
export type DamageCause = 'fire' | 'sniper' | 'ownShells' | 'mines'

/**
 * The named points where a module, a Skill, a nation or a scenario adds to the rules. The base game's own contributions stand first in each list, so
 * that a rule is found in one place whether it is basic or optional. Lists are asked in order; who has nothing to say returns nothing.
 */
export interface Hooks {
  /** 5.0: modifiers of an attack's total that hold for the whole stack. */
  readonly attackModifiers: readonly ((s: LnltState, attack: Attack) => Modifier | undefined)[]
  /** 5.0: modifiers judged for each target against the same dice. */
  readonly targetModifiers: readonly ((s: LnltState, attack: Attack, target: Unit) => Modifier | undefined)[]
  /** 10.4: TM of counters and of whatever else protects in a location; summed and capped. */
  readonly tm: readonly ((
    s: LnltState,
    at: Location,
    from: Location | null,
    target: Unit | null,
    /** 21.6: shells are among what falls there. */
    mortar: boolean,
  ) => Modifier | undefined)[]
  /** 1.5.1: modifiers of a Morale Check. */
  readonly moraleModifiers: readonly ((s: LnltState, unit: Unit, what: 'rally' | 'check') => Modifier | undefined)[]
  /** 10.1.1: modifiers of a spotting attempt. */
  readonly spottingModifiers: readonly ((s: LnltState, spotter: Unit, at: Location) => Modifier | undefined)[]
  /** 8.0: changes of a unit's firepower in Melee. */
  readonly meleeFirepower: readonly ((s: LnltState, unit: Unit, weapon: number) => Modifier | undefined)[]
  /** 6.0: further cost of entering a location, in half MP, for a unit of a group that moves together. */
  readonly movementCosts: readonly ((
    s: LnltState,
    unit: Unit,
    from: Location,
    to: Location,
    group: readonly number[],
  ) => Modifier | undefined)[]
  /** 10.3: what lies on the map and stops or degrades sight, besides the map itself. */
  readonly obstacles: readonly ((s: LnltState, hex: Hex) => LosCounter | undefined)[]
  /** Reasons why a unit may not do something. */
  readonly forbids: readonly ((s: LnltState, unit: Unit, what: Deed) => Problem | undefined)[]
  /** 6.0: what happens to units that have entered a location from another, before the other side may fire: artillery, mines, Events. May remove or stop them. */
  readonly entered: readonly ((g: Lnlt, units: readonly number[], at: Location, from: Location) => Rules<void> | undefined)[]
  /** 16.4, 16.1.1: the same for those who have got off a vehicle there. */
  readonly alighted: readonly ((g: Lnlt, units: readonly number[], at: Location) => Rules<void> | undefined)[]
  /** 21.1.3: a vehicle has overrun those inside a Bunker. */
  readonly overran: readonly ((g: Lnlt, vehicle: VehicleUnit, inside: Location) => Rules<void> | undefined)[]
  /** 8.4: whether a unit can ambush. */
  readonly ambush: readonly ((s: LnltState, unit: Unit) => boolean)[]
  /** Impulses that are put in between, as an airstrike's: asked before each impulse of a side. */
  readonly insertedImpulse: readonly ((g: Lnlt, side: Side) => Rules<void> | undefined)[]
  /** 5.0: after an attack and all its Damage Checks, with the targets that it has newly Shaken. */
  readonly attacked: readonly ((
    g: Lnlt,
    attack: Attack,
    shaken: readonly number[],
    /** The attacker's natural die (the higher of a Mortar's two), where enemies stood who were attacked, and whether it caused a Damage Check. */
    struck: { readonly natural: number; readonly places: readonly Location[]; readonly hit: boolean },
  ) => Rules<void> | undefined)[]
  /** 17.2: an attack on the Direct Fire Table has beaten a vehicle by so much. */
  readonly vehicleHit: readonly ((g: Lnlt, unit: VehicleUnit, difference: number, attack: Attack) => Rules<void>)[]
  /** 5.1, 11.2.1: after a unit's Damage Check by enemy fire, with its natural die and where it stood. A mover that was hit is still in `s.move`. */
  readonly damaged: readonly ((g: Lnlt, unit: Unit, natural: number, cause: DamageCause, at: Location) => Rules<void> | undefined)[]
  /** Told of every roll. */
  readonly dice: readonly ((g: Lnlt, label: string, rolled: DiceRoll) => void)[]
}

/** What is settled in one place, and what a module may settle otherwise. */
export interface Policies {
  /** 7.0: up to what the die must come when this nation lays Smoke. */
  readonly smoke: (nation: string) => number
  /** 1.2, 13.0: which dice a nation rolls. */
  readonly dice: (nation: string, purpose: DicePurpose) => DiceKind
}

/** What modules may add to. */
interface LnltTerms extends Terms {
  readonly state: LnltState
  readonly game: Lnlt
  readonly phase: Phase
  readonly hooks: Hooks
  readonly acts: ActRows
  readonly policies: Policies
  readonly tellers: GameTellers
  readonly decisions: Partial<DecisionWords<LnltState, LnltQuestions>>
  readonly advice: ModuleAdvice
}

export type Module = ModuleOf<LnltTerms>
