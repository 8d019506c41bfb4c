import type { Modifier } from '@firegroup/kernel'
import { isHullDown } from '../armour/hull-down.ts'
import type { ActionCard } from '../data/cards.ts'
import { frequencyOf } from '../data/machines.ts'
import { groundOf } from '../fire/firepower.ts'
import { relativeRange } from '../groups/range.ts'
import { countOnTop, isMoving, smokeOn } from '../groups/stack.ts'
import { machineOf } from '../machines/machine.ts'
import type { Group, UpfrontState } from '../state.ts'
import { isHurt } from '../wounds/hurt.ts'
import { hasFlankingFire } from './flanking.ts'
import type { Piece } from './piece.ts'

/** what a piece needs to hit. */
export interface ToHit {
  readonly range: number
  /** 25.6: on the ladder: 2 is 0-2, -1 just a 1; below -6 never. */
  readonly frequency: number
  readonly steps: readonly Modifier[]
  /** 25.31 to 25.33: why any red number misses; '' if it does not. */
  readonly redMisses: string
}

const BEST = 6
const WORST = -6

/** the printed frequency for the range, and all steps on the ladder; null where it can't fire at all. */
export function toHit(s: UpfrontState, piece: Piece, group: Group, target: Group, concealed = 0, hero = false): ToHit | null {
  const range = relativeRange(group, target)
  const printed = frequencyOf(piece.toHit[range])
  if (printed === null) return null
  const steps: Modifier[] = []
  const step = (rule: string, label: string, value: number) => {
    if (value !== 0) steps.push({ rule, label, value })
  }
  const { man } = piece
  const targetMoves = isMoving(target)
  const firerMoves = isMoving(group)
  const hullDown = isHullDown(s, target, group, piece.kind === 'mortar')
  step('51.6', 'hull gun', piece.step)
  step('27.1', 'acquired', man.acquired === target.id && !targetMoves && !firerMoves ? 1 : 0)
  step('10.45', 'Hero', hero ? 1 : 0)
  step('30.6', 'flanking', piece.kind === 'rifle' && hasFlankingFire(s, group, target) ? 1 : 0)
  step('13.32', 'from Wire', -countOnTop(group, 'wire'))
  step('25.7', 'Smoke', -(smokeOn(s, group) + smokeOn(s, target)))
  step('25.34', 'Concealed', concealed)
  step('33.2', 'wounded', isHurt(s, man) ? -1 : 0)
  step('32.21', 'guards prisoners', man.guards === undefined ? 0 : -1)
  step(machineOf(s, man)?.type === 'gun' ? '34.71' : '28.431', 'crew lost', -(man.crewLost ?? 0))
  step('28.21', 'assault gun at a moving target', piece.assault && targetMoves ? -1 : 0)
  step('28.23', 'assault gun that can’t turn', piece.assault && (man.bogged || man.immobilized) ? -2 : 0)
  step('25.33', 'both moving', firerMoves && (targetMoves || hullDown) ? -1 : 0)
  step('8.41', 'from wet ground', piece.part === 'panzerfaust' && groundOf(s, group).wet ? -1 : 0)
  for (const add of s.setting.hooks.toHit) {
    const modifier = add(s, group, target)
    if (modifier) steps.push(modifier)
  }
  let frequency = printed
  for (const { value } of steps) frequency += value
  const redMisses = targetMoves ? 'the target moves' : hullDown ? 'the target is hull down' : firerMoves ? 'it fires on the move' : ''
  return { range, frequency: Math.min(frequency, BEST), steps, redMisses }
}

/** 25.3, 25.31: whether this card hits. The colour counts only where red misses. */
export function hits(
  { frequency, redMisses }: Pick<ToHit, 'frequency' | 'redMisses'>,
  { rn, red }: Pick<ActionCard, 'rn' | 'red'>,
): boolean {
  if (redMisses !== '' && red) return false
  if (frequency < WORST) return false
  return frequency >= 0 ? rn <= frequency : rn === -frequency
}
