import type { Modifier, RuleRef } from '@firegroup/kernel'
import type { Card, Side } from '../state.ts'

export type ArmourEvent =
  | { readonly type: 'buttonsUp'; readonly rule: RuleRef; readonly man: number }
  | { readonly type: 'opensUp'; readonly rule: '28.421'; readonly man: number; readonly card: Card }
  | { readonly type: 'crewmanLost'; readonly rule: RuleRef; readonly man: number; readonly lost: number }
  | { readonly type: 'immobilized'; readonly rule: RuleRef; readonly man: number }
  | { readonly type: 'stunned'; readonly rule: RuleRef; readonly man: number; readonly stun: number }
  /** 28.53: a check for Bog, and an attempt to get free. */
  | {
      readonly type: 'bogCheck'
      readonly rule: '28.53'
      readonly man: number
      readonly card: Card
      readonly column: number
      readonly bogged: boolean
    }
  | { readonly type: 'unbogs'; readonly rule: '28.53'; readonly man: number; readonly card: Card; readonly succeeded: boolean }
  /** 28.42, 28.45: what Rally cards and Heroes have done for it. */
  | {
      readonly type: 'recovers'
      readonly rule: '28.42' | '28.45'
      readonly man: number
      readonly credit: number
      readonly stun: number
      readonly pinned: boolean
    }
  /** 28.3, 34.4: an attack on a vehicle or gun: against its armour, its crew, or one of the two sets of a gun. */
  | {
      readonly type: 'machineAttacked'
      readonly rule: '28.4' | '34.4'
      readonly man: number
      readonly group: number
      readonly card: Card
      readonly strength: number
      readonly number: number
      readonly against: string
    }
  | {
      readonly type: 'vehicleFought'
      readonly rule: '28.81'
      readonly attacker: number
      readonly man: number
      readonly card: Card
      readonly modifiers: readonly Modifier[]
      readonly total: number
      readonly result: 'attackerLost' | 'nothing' | 'immobilized' | 'destroyed'
    }
  | {
      readonly type: 'overruns'
      readonly rule: '29.2'
      readonly side: Side
      readonly group: number
      readonly target: number
      readonly card: Card
      readonly strength: number
      readonly modifiers: readonly Modifier[]
    }
  | {
      readonly type: 'overrunHurt'
      readonly rule: '29.41' | '29.42'
      readonly man: number
      readonly card: Card
      readonly destroyed: boolean
    }
  | {
      readonly type: 'magneticMine'
      readonly rule: '31.22'
      readonly man: number
      readonly against: number
      readonly card: Card
      readonly result: 'nothing' | 'immobilized' | 'destroyed'
    }
  | { readonly type: 'machineGunJams'; readonly rule: '19.12'; readonly man: number; readonly what: 'machine gun' | 'flamethrower' }
