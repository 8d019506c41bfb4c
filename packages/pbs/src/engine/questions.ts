import type { AslskState, Side, Unit, Weapon } from '@firegroup/aslsk'
import type { IftResult } from '@firegroup/aslsk/queries'
import type { Modifier } from '@firegroup/kernel'
import type { Element } from '../memory.ts'
import type { MountedQuestions } from './mounted.ts'
import type { OrdnanceQuestions } from './ordnance.ts'

/*
 * All that the procedure asks of the rules. The rules alone know what is legal and what comes of it; the procedure only chooses. Every question is answered
 * from the DEFENDER's view (a state as he knows it), without dice, by the very functions that resolve.
 *
 * Who works on a slice adds the questions of that slice here, with their answers in a file of their own in this folder, and joins them in aslsk.ts.
 */

/** How something may fire at the mover now: as First Fire, or as a second shot. */
export type FireState = 'first' | 'sff' | 'fpf'

/** An attack on the IFT that could be declared, worked out without dice. */
export interface IftShot {
  /** What would be decided: the fire of men, of a vehicle's MGs, or of a light automatic gun. */
  readonly declaration: { readonly type: string }
  readonly fp64: number
  /** Index of the IFT column: 0 is the 1 FP column, 1 the 2 FP column; -1 off the table. */
  readonly column: number
  /** The final DRM that is best for the DEFENDER where targets differ. */
  readonly drm: number
  readonly modifiers: readonly Modifier[]
  /** Rolls out of 36 that break or worse, and that kill; of a target with a morale of 7. */
  readonly breaks: number
  readonly kills: number
}

/** What was spent, by whom and how. */
export interface Spent {
  readonly at: number
  readonly units: readonly number[]
  readonly number: number
  /** In MF or MP. */
  readonly mf: number
  readonly kind: string
  /** It has come into its hex with this expenditure. */
  readonly entered: boolean
}

/** PBS-DEF-20, GAPS F7: what the Victory Conditions are about. */
export interface VictoryKnowledge {
  /** Places that somebody must control or clear, by hex. */
  readonly places: readonly number[]
  /** Hexes from which the ATTACKER may exit for victory; empty where nobody needs to. */
  readonly exits: readonly number[]
  /** CVP count. */
  readonly casualties: boolean
  /** EVP count. */
  readonly exit: boolean
  readonly turns: number
}

/** The questions of fire on the IFT (slices 1 to 3). */
export interface IftQuestions {
  readonly s: AslskState
  readonly side: Side
  readonly enemy: Side
  readonly spent: Spent

  // geometry
  range(a: number, b: number): number
  /** Next to it, with LOS. */
  adjacent(a: number, b: number): boolean
  los(a: number, b: number): { readonly clear: boolean; readonly hindrance: number }
  nameOf(hex: number): string

  // who moves
  /** Those who have moved and are still there. */
  movers(): readonly Unit[]
  /** False of whoever is under a concealment counter: what he is must not be looked at. */
  isKnown(unit: Unit): boolean
  isMmc(unit: Unit): boolean
  /** A half squad or crew. */
  isHalf(unit: Unit): boolean
  isLeader(unit: Unit): boolean
  /** A leader's DRM as it counts now. */
  leadership(unit: Unit): number
  /** PBS-DEF-26: it could use what it has by itself against a vehicle that is near enough. */
  usesAssaultMovement(): boolean
  /** The hex on which a demolition charge is being placed; -1 for none. */
  chargeTarget(): number
  /** PBS-SPT-04: its Smoke dr was a 6. */
  rolledSmokeSix(): boolean
  /** PBS-SPT-06: it charges. */
  isCharging(): boolean
  /** PBS-CON-02: pinned, broken, stunned, shocked, immobilized or gone. Where casualties win, a broken unit can still be stopped. */
  isStopped(unit: Unit, brokenCounts: boolean): boolean
  weaponsOf(unit: Unit): readonly Weapon[]

  // who else there is
  defenders(): readonly Unit[]
  /** An own unit that the enemy does not see: under a concealment counter, or hidden. */
  isConcealed(unit: Unit): boolean
  attackers(): readonly Unit[]
  /** ATTACKER units that may still begin to move in this MPh. */
  yetToMove(): readonly Unit[]
  /** Hexes that the movers could still come to, in this MPh (Double Time allowed) or by the advance after it. */
  reach(): ReadonlySet<number>
  /** PBS-SPT-03: hexes in which this unit could end its MPh. */
  moveReach(unit: Unit): ReadonlySet<number>
  /** GAPS E8. */
  us(unit: Unit): number
  victory(): VictoryKnowledge
  /** Whether the side controls this hex. */
  controls(side: Side, hex: number): boolean

  // fire
  /** Own hexes from which something could legally fire on the IFT at the mover. */
  firingPlaces(): readonly number[]
  /** Everything in a hex that could do so by itself; `alone`: what joins nobody. */
  elementsAt(place: number): readonly Element[]
  isAlone(element: Element): boolean
  isMachineGun(element: Element): boolean
  stateOf(element: Element): FireState
  /** The Normal Range of this very thing. */
  normalRange(element: Element): number
  /** The printed FP. */
  printedFp(element: Element): number
  /** Leaders in a hex who could direct this fire. */
  leadersFor(place: number, set: readonly Element[]): readonly Unit[]
  /** These together, with or without a leader; null where the rules forbid it. */
  ift(set: readonly Element[], leader: number): IftShot | null
  iftResultAt(column: number, finalDr: number): IftResult
  /** FFMO or FFNAM count against the movers when fired at from there. */
  exposure(from: number): { readonly ffmo: boolean; readonly ffnam: boolean }
  /** The breakdown number of a MG as it is now; 13 where it never breaks down. */
  breakdown(weapon: number): number
  /** PBS-FPF-02: if this unit broke it would be lost for failure to rout. */
  wouldBeLostIfBroken(unit: Unit): boolean
}

export type Questions = IftQuestions & OrdnanceQuestions & MountedQuestions
