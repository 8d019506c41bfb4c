import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { unitInPlace, unitList } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { mineAdvice, mineAttack } from './atmm.ts'
import { LEAST_CCV, NOT_HELD } from './data.ts'
import { ambushMargin, ambushModifiers, closeCombatModifiers, isEscort, mayNotFight } from './modifiers.ts'
import { keepStill } from './nerve.ts'
import { forgetFight, state } from './state.ts'
import { goBack, rememberFighters, sendBack, streetAdvice, streetAttack } from './street.ts'
import { loseWeapons } from './weapons.ts'
import { breakAway, carryOut, declareWithdrawals, withdraw, withdrawAdvice } from './withdrawal.ts'

/** A11: Close Combat as the full game has it. */
export const closeCombatFull: Module = {
  id: 'close-combat-full',
  title: 'Close Combat in full',
  sentence:
    'Men withdraw from Melee or break away by a lucky roll, Germans of 1944 look for magnetic mines, weapons are lost with their owners, and the whole card of ambush and Close Combat counts.',
  state,
  fills: ['3.36', '8.15', '8.22'],
  hooks: {
    provocations: [isEscort],
    closeCombatModifiers,
    ambushModifiers,
    ambushMargins: [ambushMargin],
    forbids: [mayNotFight],
    ccvAtLeast: [LEAST_CCV],
    undisturbed: [keepStill],
    notHeld: [(s, unit) => NOT_HELD.some((status) => isStatus(s, unit, status))],
    closeCombatHalves: [(_s, _unit, on) => on.some(({ concealed }) => concealed === true), (s, unit) => isStatus(s, unit, 'guarding')],
  },
  windows: {
    combatBegins: [{ key: 'withdrawals', order: 150, run: declareWithdrawals }],
    combatRolled: [{ key: 'breakAway', order: 100, run: breakAway }],
    combatResolved: [{ key: 'weaponsLost', order: 100, run: loseWeapons }],
    advance: [{ key: 'streetFighters', order: 500, run: rememberFighters }],
    combatEnds: [
      { key: 'streetFighters', order: 50, run: sendBack },
      { key: 'withdrawals', order: 100, run: carryOut },
      {
        key: 'forget',
        order: 900,
        run: (g) => {
          forgetFight(g.state)
          return undefined
        },
      },
    ],
  },
  acts: { choice: [withdraw, goBack], closeCombat: [mineAttack], firstFire: [streetAttack] },
  tellers: {
    'close-combat-full:withdraws': (s, event: ModuleEvent) => going(s, event, 'withdraws to'),
    'close-combat-full:leaves': (s, event: ModuleEvent) => going(s, event, 'gets away to'),
    'close-combat-full:dashes': dashWords,
    'close-combat-full:mine': mineWords,
  },
  advice: { withdraw: withdrawAdvice, goBack: () => 0.2, atmm: mineAdvice, streetAttack: streetAdvice },
  glossary: [
    {
      id: 'withdrawal',
      name: 'Withdrawal from Melee',
      rules: ['A11.2', 'A11.21', 'A11.16', 'A11.41'],
      text: 'Before the attacks of a Melee each side, the ATTACKER first, may send Infantry away to adjacent hexes without a Known enemy; broken men must go. They do not attack, and are attacked with -2, +1 for each unit that stays. Not for pinned or berserk men. An ambusher may leave before and after his attacks.',
      also: ['withdraw'],
    },
    {
      id: 'breaking-away',
      name: 'Breaking away',
      rules: ['A11.22'],
      text: 'Whoever rolls a 2 in Close Combat with men may leave unattacked; whoever survives an attack rolled with a 12 may leave at once, before his own attack, which he gives up.',
    },
    {
      id: 'magnetic-mines',
      name: 'Magnetic mines',
      rules: ['C13.7'],
      text: 'Germans of 1944 and 1945 who attack a vehicle in Close Combat may look for a magnetic mine: a dr of 3 or less brings -3 to the attack, a 6 pins. SMC add two, half squads, crews and the exhausted one.',
      also: ['ATMM'],
    },
    {
      id: 'street-fighting',
      name: 'Street Fighting',
      rules: ['A11.8', 'D7.211'],
      text: 'Men who come out of a building at a vehicle on a road with buildings on both sides attack it with -1 and are attacked with +1, and may go back. In the enemy’s Movement Phase such men who have not fired may dash out at a vehicle that moves beside them, after a PAATC, and are back at once.',
      also: ['street fighter'],
    },
    {
      id: 'keeping-still',
      name: 'Keeping still',
      rules: ['D7.21'],
      text: 'Concealed men into whose hex a vehicle comes take one PAATC together, at their lowest morale and with their best leader. Who passes stays concealed and may attack without another; else all of them are seen and pinned.',
    },
    {
      id: 'close-combat-card',
      name: 'The Close Combat card',
      rules: [
        'A11.4',
        'A11.5',
        'A11.11',
        'A11.19',
        'A11.71',
        'B30.6',
        'A11.13',
        'A11.17',
        'A11.18',
        'A11.51',
        'A4.7',
        'A15.24',
        'A25.43',
        'G18.62',
        'E5.6',
        'B26.31',
        'G8.212',
        'G9.21',
        'A5.131',
        'P5.132',
      ],
      text: 'Lax men, Italians who are no elite among them, are ambushed more easily, Stealthy ones less. A vehicle’s escort makes it harder to attack: +2 for each squad, +1 for each half squad or crew. Weapons of men who are killed with a coloured 1 may be lost with them.',
      also: ['Stealthy', 'Lax', 'escort'],
    },
  ],
}

function going(s: AslskState, event: ModuleEvent, verb: string): Telling {
  const { unit, to } = event.of as { readonly unit: number; readonly to: Hex }
  return { text: `${unitInPlace(s, unit)} ${verb} ${nameOf(s, to)}.`, place: to }
}

function dashWords(s: AslskState, event: ModuleEvent): Telling {
  const { units, to } = event.of as { readonly units: readonly number[]; readonly to: Hex }
  return { text: `${unitList(s, units)} dashes out into ${nameOf(s, to)}.`, place: to }
}

function mineWords(s: AslskState, event: ModuleEvent): Telling {
  const { unit, die, found } = event.of as { readonly unit: number; readonly die: number; readonly found: boolean }
  return { text: `${unitInPlace(s, unit)} ${found ? 'has a magnetic mine' : 'finds no magnetic mine'}.`, detail: `Die ${die}.` }
}
