import { capital, listed, plainNumber, signed, verb } from '@firegroup/kernel/words'
import { AMMO_NAMES } from '../data/ammunition.ts'
import { nameOf } from '../map/terrain.ts'
import { SPINES } from '../ordnance/arc.ts'
import type { OrdnanceEvent } from '../ordnance/events.ts'
import type { AslskState } from '../state.ts'
import { unitInPlace, unitList, weaponName } from './names.ts'
import { diceSum } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

export function ordnanceWords(s: AslskState, event: OrdnanceEvent): Telling {
  const name = weaponName(s, event.weapon)
  switch (event.type) {
    case 'toHit':
      return { text: `${shotText(s, event)} ${hitText(s, event)}`, detail: shotDetail(event), ...onMap(event.at) }
    case 'depleted': {
      const what = AMMO_NAMES[event.ammo]
      const text = event.last
        ? `That was the last ${what} of the ${name}.`
        : `The ${name} has no ${what}${event.fired ? '' : ' and has not fired'}.`
      return {
        text,
        detail: `${event.number} or less to have it. The dice show ${event.original}.`,
        ...placeOfUnit(s, s.weapons[event.weapon]?.owner),
      }
    }
    case 'pushes': {
      const comes = { moves: 'it moves', stops: 'it moves and can go no farther', fails: 'it does not move' }[event.result]
      return {
        text: `${unitList(s, event.units)} ${verb(event.units.length, 'pushes', 'push')} the ${name} towards ${nameOf(s, event.to)}: ${comes}.`,
        detail: `${event.number} or less to push it. ${diceSum(event.dice, event.modifiers, event.final)}`,
        ...onMap(event.from < 0 ? event.to : event.from),
      }
    }
    case 'smokeLaid':
      return { text: `${capital(AMMO_NAMES[event.ammo])} lies in ${nameOf(s, event.at)}: +${event.hindrance}.`, ...onMap(event.at) }
    case 'gunTurns':
      return { text: `The ${name} is turned to the ${SPINES[event.ca]}.`, ...placeOfUnit(s, s.weapons[event.weapon]?.owner) }
    case 'acquires':
      return { text: `The ${name} has acquired ${nameOf(s, event.at)}: ${signed(event.drm)}.`, ...onMap(event.at) }
    case 'gunDestroyed':
      return { text: `The ${name} in ${nameOf(s, event.at)} is destroyed, with whoever mans it.`, ...onMap(event.at) }
    default:
      return event satisfies never
  }
}

type ToHit = Extract<OrdnanceEvent, { type: 'toHit' }>

function shotText(s: AslskState, { weapon, at, target, ammo, intensive }: ToHit): string {
  const how = `${ammo ? ` with ${AMMO_NAMES[ammo]}` : ''}${target === 'att' ? ' as an area' : ''}${intensive ? ', with Intensive Fire' : ''}`
  return `The ${weaponName(s, weapon)} fires at ${nameOf(s, at)}${how}.`
}

function hitText(s: AslskState, { groups, critical, target }: ToHit): string {
  const hit = groups.filter((group) => group.hit).flatMap(({ units }) => units)
  if (critical >= 0) return `A Critical Hit on ${unitInPlace(s, critical)}.`
  if (groups.some((group) => group.hit) && hit.length === 0) return 'It hits the empty hex.'
  if (hit.length === 0) return 'It misses.'
  const everybody = groups.every((group) => group.hit) && target === 'att'
  return everybody ? 'It hits.' : `It hits ${unitList(s, hit)}.`
}

function shotDetail({ th, dice, groups }: ToHit): string {
  const [first, ...others] = groups
  const rest = others.map(({ final }) => plainNumber(final))
  const more = rest.length > 0 ? ` For others ${listed(rest)}.` : ''
  return `${th} or less to hit. ${diceSum(dice, first!.modifiers, first!.final)}${more}`
}
