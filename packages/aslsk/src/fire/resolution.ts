import { type Modifier, total } from '@firegroup/kernel'
import { isUnseen } from '../concealment/unseen.ts'
import { type DiceRoll, isDoubles } from '../context.ts'
import { COWERING } from '../data/fire.ts'
import { columnIndex, IFT_COLUMNS, type IftResult, iftResult } from '../data/ift.ts'
import type { WeaponId } from '../ids.ts'
import type { AslskState, Unit } from '../state.ts'
import { isInexperienced, isMmc } from '../units/units.ts'
import { type Attack, unitOf } from './attack.ts'
import type { FirepowerPart } from './events.ts'
import { type Against, firepowerParts, isBeyondMachineGuns, totalFirepower } from './firepower.ts'
import { fireModifiers } from './modifiers.ts'

/** Targets with the same DRM and column share a result: mostly all of them. */
export interface TargetGroup {
  readonly units: readonly Unit[]
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  /** IFT column before cowering, as an index; -1 below 1 FP. */
  readonly column: number
  /** 6.7: the Gun that the unit of this group mans, and that was hit with it. */
  readonly gun?: StruckGun
}

/** 6.7: a Gun that was hit with whoever mans it. */
export interface StruckGun {
  readonly weapon: WeaponId
  /** 6.1: it is destroyed whatever the IFT says. */
  readonly critical: boolean
  /** The DRM for whoever mans it if the IFT shows neither KIA nor K: then his shield counts. */
  readonly nearMiss: readonly Modifier[]
}

/** An attack worked out as far as it goes without dice. The preview and the resolution both start here. */
export interface Figured {
  readonly attack: Attack
  readonly parts: readonly FirepowerPart[]
  readonly fp64: number
  /** IFT column before cowering, as an index; -1 below 1 FP. */
  readonly column: number
  /** 3.2.2: columns lost to original doubles; 0 if this attack does not cower. */
  readonly cowers: number
  readonly groups: readonly TargetGroup[]
  /** Of an attack that strikes nobody: its DRM. */
  readonly drm?: number
}

export function figure(s: AslskState, attack: Attack): Figured {
  const unbroken = attack.targets.some((id) => !unitOf(s, id).broken)
  const unseen = s.setting.fog ? attack.targets.filter((id) => isHidFrom(s, attack, id)).length : 0
  const against: Against = unseen > 0 && unseen === attack.targets.length ? 'unseen' : unbroken ? 'unbroken' : 'broken'
  const parts = firepowerParts(s, attack, against)
  const fp64 = totalFirepower(parts)
  const fpAgainst = (others: Against) => totalFirepower(firepowerParts(s, attack, others))
  const mixed = unbroken && isBeyondMachineGuns(s, attack) && attack.targets.some((id) => unitOf(s, id).broken)
  const broken = mixed ? fpAgainst('broken') : fp64
  return figureWith(s, attack, parts, fp64, { broken, unseen: unseen > 0 && against !== 'unseen' ? fpAgainst('unseen') : fp64 })
}

/** The FP against those for whom it is another. */
interface Versus {
  readonly broken: number
  readonly unseen: number
}

/** The same for attacks whose firepower is a given number, which is halved against unseen units (8.3.2): residual fire, demolition charges. */
export function figureWith(
  s: AslskState,
  attack: Attack,
  parts: readonly FirepowerPart[],
  fp64: number,
  { broken, unseen }: Versus = { broken: fp64, unseen: fp64 / 2 },
): Figured {
  const column = columnIndex(fp64)
  const columnOf = (fp: number) => (fp === fp64 ? column : columnIndex(fp))
  const against = (unit: Unit) => (unit.broken ? broken : s.setting.fog && isHidFrom(s, attack, unit.id) ? unseen : fp64)
  const groups = targetGroups(s, attack, fp64, (unit) => columnOf(against(unit) * shareAgainst(s, attack, unit)))
  return { attack, parts, fp64, column, cowers: cowering(s, attack), groups }
}

/** 6.4, 8.3.2: fire at it is Area Fire, on top of any other reason for that. */
function isHidFrom(s: AslskState, { unseen }: Attack, id: number): boolean {
  if (unseen) return unseen.includes(id)
  const unit = unitOf(s, id)
  return isUnseen(unit) && !s.setting.hooks.discovered.some((says) => says(s, unit))
}

/** What one roll of the dice does: the column after cowering, and the result for each group of targets. */
export function resultOf(figured: Figured, dr: DiceRoll): { column: number; cowered: number; results: readonly IftResult[] } {
  const cowered = isDoubles(dr) ? figured.cowers : 0
  const column = figured.column - cowered
  const results = figured.groups.map((group) => iftResult(group.column - cowered, dr.total + total(modifiersFor(group, dr.total))))
  return { column, cowered, results: results.map((result, i) => (figured.groups[i]!.gun?.critical ? DESTROYED : result)) }
}

/** 6.7: what counts for a group with this DR: for a crew whose Gun is not hit directly, its shield as well. */
export function modifiersFor({ column, drm, modifiers, gun }: TargetGroup, original: number): readonly Modifier[] {
  if (!gun || gun.critical) return modifiers
  const { kind } = iftResult(column, original + drm)
  return kind === 'KIA' || kind === 'K' ? modifiers : gun.nearMiss
}

/** Whether an attack is a KIA with all its DRM; where nobody is struck, with what counts for every attack of its kind. */
export function isFinalKia(figured: Figured, dr: DiceRoll): boolean {
  if (figured.groups.length > 0) return resultOf(figured, dr).results.some(({ kind }) => kind === 'KIA')
  return iftResult(figured.column, dr.total + (figured.drm ?? 0)).kind === 'KIA'
}

/** 6.1: what a Critical Hit is for a Gun and whoever mans it. */
const DESTROYED: IftResult = { kind: 'KIA', n: 1, code: '1KIA' }

/** The 36 rolls of the dice, each as likely as the others. */
export function eachRoll(visit: (dr: DiceRoll) => void): void {
  for (let coloured = 1; coloured <= 6; coloured++)
    for (let white = 1; white <= 6; white++) visit({ coloured, white, total: coloured + white })
}

/** The dice of an effect, each with how many of 36 it counts for; of two rolls the lower counts. */
export function eachEffect(twofold: boolean, visit: (dr: DiceRoll, rolls: number) => void): void {
  eachRoll((dr) => {
    if (!twofold) {
      visit(dr, 1)
      return
    }
    let higher = 0
    eachRoll(({ total: other }) => {
      higher += other > dr.total ? 2 : other === dr.total ? 1 : 0
    })
    visit(dr, higher / 36)
  })
}

/** The FP printed above a column; 0 off the table (3.2.2-07). */
export function columnFp(column: number): number {
  return column < 0 ? 0 : IFT_COLUMNS[column]!
}

/** 3.2.2 Cowering: an attack with MMC and without a leader's direction; worse if one of them is Inexperienced. */
function cowering(s: AslskState, attack: Attack): number {
  if (attack.directors.length > 0) return 0
  const squads = attack.firers.map((firer) => unitOf(s, firer.unit)).filter((unit) => isMmc(s, unit))
  if (squads.length === 0) return 0
  return squads.some((unit) => isInexperienced(s, unit)) ? COWERING.inexperiencedColumns : COWERING.columns
}

/** What part of the FP counts against a target, by what modules say of it. */
export function shareAgainst(s: AslskState, attack: Attack, unit: Unit): number {
  let share = 1
  for (const contribution of s.setting.hooks.targetFactors) {
    const factor = contribution(s, attack, unit)
    if (factor) share = (share * factor.num) / factor.den
  }
  return share
}

function targetGroups(s: AslskState, attack: Attack, fp64: number, columnAgainst: (unit: Unit) => number): TargetGroup[] {
  const groups: { units: Unit[]; modifiers: readonly Modifier[]; drm: number; column: number; gun?: StruckGun }[] = []
  for (const id of attack.targets) {
    const unit = unitOf(s, id)
    const modifiers = fireModifiers(s, attack, unit)
    for (const contribution of s.setting.hooks.payload) {
      const more = contribution(s, attack, fp64)
      if (more) modifiers.push(more)
    }
    const drm = total(modifiers)
    const column = columnAgainst(unit)
    const gun = gunStruck(s, attack, unit, modifiers)
    if (gun) {
      groups.push({ units: [unit], modifiers, drm, column, gun })
      continue
    }
    const same = groups.find(
      (group) => !group.gun && group.drm === drm && group.column === column && group.units[0]!.hidden === unit.hidden,
    )
    if (same) same.units.push(unit)
    else groups.push({ units: [unit], modifiers, drm, column })
  }
  // 6.4: hidden units come last, so that what is told of an attack is not about them
  return groups.sort((a, b) => hiddenLast(a, b) || a.column - b.column || a.drm - b.drm)
}

/** 6.7: the Gun that is hit with this unit, where a module has such attacks. */
function gunStruck(s: AslskState, attack: Attack, unit: Unit, modifiers: readonly Modifier[]): StruckGun | undefined {
  for (const struck of s.setting.hooks.struckGuns) {
    const gun = struck(s, attack, unit, modifiers)
    if (gun) return gun
  }
  return undefined
}

function hiddenLast(a: Pick<TargetGroup, 'units'>, b: Pick<TargetGroup, 'units'>): number {
  return Number(a.units[0]!.hidden === true) - Number(b.units[0]!.hidden === true)
}
