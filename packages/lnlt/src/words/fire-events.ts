import { type Modifier, total } from '@firegroup/kernel'
import { listed, plainNumber } from '@firegroup/kernel/words'
import type { FireEvent, FirepowerPart, TargetTotal } from '../fire/events.ts'
import { nameOf } from '../map/location.ts'
import type { LnltState } from '../state.ts'
import { unitInPlace, unitLabel, unitList } from './names.ts'
import { diceSum, quarterWords, reasons, rolled } from './phrases.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

type AttackEvent = Extract<FireEvent, { type: 'attack' }>
type CheckEvent = Extract<FireEvent, { type: 'damageCheck' }>

export const fireTellers: Tellers<FireEvent> = {
  attack: (s, event) => ({ text: attackText(s, event), detail: attackDetail(s, event), lead: headline(s, event), ...onMap(event.at) }),
  damageCheck: (s, event) => ({
    text: `${unitInPlace(s, event.unit)}, Damage Check: ${plainNumber(event.total)} against Morale ${event.morale}, ${RESULTS[event.result]}.`,
    lead: unitInPlace(s, event.unit),
    detail: diceSum(event.die, [{ rule: event.rule, label: 'difference of the attack', value: event.difference }, ...event.modifiers]),
    ...placeOfUnit(s, event.unit),
  }),
}

const RESULTS: { readonly [R in CheckEvent['result']]: string } = {
  none: 'it holds',
  shaken: 'Shaken',
  casualties: 'Casualties',
  wounded: 'wounded',
  eliminated: 'eliminated',
  abandoned: 'abandoned',
  damaged: 'damaged',
  destroyed: 'destroyed',
}

/** 'F5 fires at C3: attack 9 against 4, Damage Check with +5.'; where targets fare differently, each of them. */
function attackText(s: LnltState, event: AttackEvent): string {
  const alike = groupsOf(event.targets)
  const told = alike.map((targets) => {
    const whom = alike.length > 1 ? `${unitList(s, unitsIn(targets))}, ` : ''
    return `${whom}${outcome(targets[0]!)}`
  })
  return `${headline(s, event)}: ${told.length === 0 ? 'nobody is there' : told.join('; ')}.`
}

function headline(s: LnltState, { rule, kind, from, at, parts }: AttackEvent): string {
  const hex = nameOf(s.setting, at)
  const place = nameOf(s.setting, from)
  if (rule === '15.3') return `The Overrun in ${hex}`
  if (kind === 'crash') return `The crash in ${hex}`
  if (kind === 'air') return `The air attack on ${hex}`
  if (kind === 'opportunity') return `Opportunity Fire from ${place} at ${hex}`
  if (kind === 'assaultFire') return `Assault Fire from ${place} at ${hex}`
  if (kind === 'fire') return `${place} fires at ${hex}`
  if (kind === 'mines') return `Mines in ${hex}`
  if (kind === 'claymore') return `The Claymore in ${place} strikes ${hex}`
  if (kind === 'shells') return `Shells fall on ${hex}`
  if (kind === 'mortar') return `The mortar in ${place} fires at ${hex}`
  const [first] = parts
  return `${first ? unitLabel(s, first.unit) : place} fires at ${hex}`
}

function outcome({ attack, defence, difference }: TargetTotal): string {
  const result = difference === 0 ? 'no effect' : `Damage Check with +${difference}`
  return `${plainNumber(attack)} against ${plainNumber(defence)}, ${result}`
}

function attackDetail(s: LnltState, event: AttackEvent): string {
  const { parts, firepower, modifiers, attackDice, defenceDice, targets } = event
  const fp = parts.length === 0 ? '' : `${parts.map((part) => partWords(s, part)).join(' + ')}: ${firepower} firepower. `
  const alike = groupsOf(targets)
  const against = alike.map((group) => {
    const { modifiers: own, defenceModifiers, attack, defence } = group[0]!
    const whom = alike.length > 1 ? `Against ${unitList(s, unitsIn(group))}: ` : ''
    const strikes = `${rolled(attackDice)} +${firepower}${added([...modifiers, ...own])}: ${plainNumber(attack)}.`
    return `${whom}${strikes} Defence ${rolled(defenceDice).toLowerCase()}${added(defenceModifiers)}: ${plainNumber(defence)}.`
  })
  return `${fp}${against.join(' ')}`
}

function added(modifiers: readonly Modifier[]): string {
  return modifiers.length === 0 ? '' : `, ${reasons(modifiers)}`
}

function partWords(s: LnltState, { unit, weapon, label, printed, modifiers, quarters }: FirepowerPart): string {
  const name = weapon < 0 && unit >= 0 ? unitLabel(s, unit) : label
  const changes = modifiers.map((modifier) => modifier.label)
  return changes.length === 0 ? `${name} ${quarterWords(quarters)}` : `${name} ${quarterWords(quarters)} (${printed}, ${listed(changes)})`
}

/** Targets that stand alike, together. */
function groupsOf(targets: readonly TargetTotal[]): TargetTotal[][] {
  const groups: TargetTotal[][] = []
  for (const target of targets) {
    const like = groups.find(([first]) => first!.attack === target.attack && first!.defence === target.defence && sameSum(first!, target))
    if (like) like.push(target)
    else groups.push([target])
  }
  return groups
}

function sameSum(a: TargetTotal, b: TargetTotal): boolean {
  return total(a.modifiers) === total(b.modifiers) && total(a.defenceModifiers) === total(b.defenceModifiers)
}

function unitsIn(targets: readonly TargetTotal[]): number[] {
  return targets.map(({ unit }) => unit)
}
