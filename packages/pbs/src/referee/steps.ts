import type { Aslsk, AslskState, Phase } from '@firegroup/aslsk'
import type { Module } from '@firegroup/aslsk/queries'
import { endHip, hipAdvance, hipCheck } from './hip.ts'
import { moveCounters, revealInMovement, revealInPrepFire } from './owner.ts'
import { placeDummies, shifts } from './shift.ts'

type Steps = NonNullable<Module['steps']>
const step = (key: string, phase: Phase, order: number, run: Steps[number]['run']): Steps[number] => ({ key, phase, order, run })

/** Where the referee comes in. Each of them does nothing where its part is off. */
export const refereeSteps: Steps = [
  step('setup.dummies', 'setup', 900, placeDummies),
  step('prepFire.hip', 'prepFire', 5, revealInPrepFire),
  step('movement.hip', 'movement', 4, revealInMovement),
  step('movement.shift', 'movement', 5, shifts),
  step('movement.orders', 'movement', 3520, moveCounters),
  step('advance.shift', 'advance', 5, shifts),
  step('closeCombat.hip', 'closeCombat', 8990, (g) => {
    if (isLastPlayerTurn(g.state)) endHip(g)
    return undefined
  }),
]

/** PBS-FF-03, PBS-SOP-14: hidden stacks come before any First Fire; PBS-SOP-37: and where somebody advances. */
export const refereeWindows: NonNullable<Module['windows']> = {
  expenditure: [{ key: 'hiddenStacks', order: 850, run: hipCheck }],
  advance: [
    {
      key: 'hiddenStacks',
      order: 100,
      run: (g: Aslsk, { at }) => {
        hipAdvance(g, at)
        return undefined
      },
    },
  ],
}

/** 3.9: after it the game is decided. */
export function isLastPlayerTurn({ turn, attacker, setting }: Pick<AslskState, 'turn' | 'attacker' | 'setting'>): boolean {
  const { turns, halfLastTurn, movesFirst } = setting.scenario
  return turn >= turns && (attacker !== movesFirst || halfLastTurn === true)
}
