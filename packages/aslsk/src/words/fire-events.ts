import { type Modifier, total } from '@firegroup/kernel'
import { listed, numberWord, plainNumber, signed, verb } from '@firegroup/kernel/words'
import type { FireEvent, FirepowerPart } from '../fire/events.ts'
import { nameOf } from '../map/terrain.ts'
import type { AslskState } from '../state.ts'
import { hexesOf, sideName, unitList, weaponName } from './names.ts'
import { diceSum, firepower, reasons } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

type AttackEvent = Extract<FireEvent, { type: 'attack' }>

export function fireWords(s: AslskState, event: FireEvent): Telling {
  switch (event.type) {
    case 'attack':
      return { text: attackText(s, event), detail: attackDetail(s, event), lead: attackers(s, event), ...onMap(event.at) }
    case 'noLos': {
      const from = event.from.map((place) => nameOf(s, place))
      return { text: `No line of sight to ${nameOf(s, event.at)} from ${listed(from)}. That fire is spent.`, ...onMap(event.at) }
    }
    case 'residualPlaced': {
      const text = `Residual fire ${event.fp} stays in ${nameOf(s, event.at)}.`
      return event.modifiers.length > 0
        ? { text, detail: `Weakened by ${reasons(event.modifiers)}.`, ...onMap(event.at) }
        : { text, ...onMap(event.at) }
    }
    case 'rateKept': {
      const name = weaponName(s, event.weapon)
      const text = event.kept ? `The ${name} keeps its rate.` : `The ${name} gives up its rate for residual fire.`
      return { text, ...placeOfUnit(s, s.weapons[event.weapon]?.owner) }
    }
    case 'malfunction': {
      const name = weaponName(s, event.weapon)
      const text = event.removed ? `The ${name} is gone for good.` : `The ${name} malfunctions.`
      return { text, ...placeOfUnit(s, s.weapons[event.weapon]?.owner) }
    }
    default:
      return event satisfies never
  }
}

/** An IFT result as it is said. */
function resultWords(code: string): string {
  if (code === '-') return 'no effect'
  if (code === 'PTC') return 'Pin Task Check'
  if (code === 'NMC') return 'Normal Morale Check'
  const [, kia, mc, k] = /^(?:(\d)KIA|(\d)MC|K\/(\d))$/.exec(code) ?? []
  if (kia) return `${numberWord(Number(kia))} killed in action (${code})`
  if (mc) return `Morale Check with +${mc} (${code})`
  return k ? `one casualty, then Morale Checks with +${k} (${code})` : code
}

function attackText(s: AslskState, event: AttackEvent): string {
  const { dice, final, result, column, others = [] } = event
  const drm = total(event.modifiers)
  const on = `${column === 0 ? 'off the table' : `${column} column`}${event.cowered > 0 ? ' after cowering' : ''}`
  const rolled = `Dice ${dice[0]} and ${dice[1]}: ${plainNumber(final)}, ${resultWords(result)}.`
  const rest = others.map((other) => ` Against ${unitList(s, other.units)} ${plainNumber(other.final)}, ${resultWords(other.result)}.`)
  return `${attackers(s, event)}: ${on}, ${signed(drm)}. ${rolled}${rest.join('')}`
}

function attackers(s: AslskState, { means, by, at, parts }: AttackEvent): string {
  const hex = nameOf(s, at)
  const byItself = s.setting.attacks.get(means)?.words
  if (byItself) return `${byItself} in ${hex}`
  const from = hexesOf(
    s,
    parts.map(({ unit }) => unit),
  )
  return from.length === 0 ? `${sideName(s, by)} fire at ${hex}` : `${listed(from)} ${verb(from.length, 'fires', 'fire')} at ${hex}`
}

function attackDetail(s: AslskState, event: AttackEvent): string {
  const { parts, fp64, column, cowered, dice, modifiers, final, others = [] } = event
  const sum = `${firepower(fp64)} firepower`
  const fp = parts.length === 0 || isPlain(parts) ? sum : `${parts.map(partWords).join(' + ')} = ${sum}`
  const used = column === 0 ? 'below the table' : `${column} column`
  const cowers = cowered > 0 ? `, having cowered ${numberWord(cowered)} ${verb(cowered, 'column', 'columns')}` : ''
  const rest = others.map((other) => ` ${otherWords(s, other)}`)
  return `${fp}: ${used}${cowers}. ${diceSum(dice, modifiers, final)}${rest.join('')}`
}

function otherWords(
  s: AslskState,
  { units, modifiers, final, column }: { units: readonly number[]; modifiers: readonly Modifier[]; final: number; column?: number },
) {
  const on = column === undefined ? '' : `on the ${column} column, `
  return `Against ${unitList(s, units)} ${on}${modifiers.length === 0 ? 'no modifiers' : reasons(modifiers)}: ${plainNumber(final)}.`
}

/** One part as printed: there is nothing to add up. */
function isPlain(parts: readonly FirepowerPart[]): boolean {
  return parts.length === 1 && parts[0]!.factors.length === 0
}

function partWords({ label, printed, factors, fp64 }: FirepowerPart): string {
  const changes = factors.map((factor) => ` ${factorWords(factor)} ${factor.label}`)
  return factors.length === 0 ? `${label} ${firepower(fp64)}` : `${label} ${firepower(fp64)} (${printed}${changes.join('')})`
}

function factorWords({ num, den }: { readonly num: number; readonly den: number }): string {
  return den === 1 ? `×${num}` : `×${firepower((64 * num) / den)}`
}
