/** Shots of Guns and Mortars in the few words of the log, with their arithmetic. */
import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import { plainNumber, signed } from '@firegroup/kernel/words'
import { nameOf } from '../../../play/controller/draft.ts'
import { diceRolled, type LogLine, rollSum, sumOf } from '../../../play/log/line.ts'
import { unitsWords, weaponWords } from './words.ts'

type ToHit = Extract<AslskEvent, { type: 'toHit' }>

const AIMED = { itt: 'Infantry', att: 'an area', vtt: 'a vehicle' } as const
const WHENS = { prepFire: '', firstFire: 'First Fire, ', defensiveFire: '', advancingFire: '', boundingFire: 'Bounding Fire, ' } as const

/** 'PaK 38 at Y5: hit', '8 or less, +1. Dice 3 and 4'. */
export function toHitLine(s: AslskState, event: ToHit): LogLine {
  const { when, weapon, at, target, intensive, th, dice, groups } = event
  const [first, ...others] = groups
  const drm = sumOf(first!.modifiers.map(({ value }) => value))
  const how = `${WHENS[when]}${intensive ? 'Intensive Fire, ' : ''}`
  return {
    text: `${weaponWords(s, weapon)} at ${nameOf(s, at)}: ${hitWords(event)}`,
    sub: `${how}${th} or less to hit${drm === 0 ? '' : `, ${signed(drm)}`}. ${diceRolled(dice)}`,
    sum: rollSum(dice, first!.modifiers, `${plainNumber(first!.final)} against ${th}: ${first!.hit ? 'hit' : 'miss'}`, [
      { label: `To Hit number, at ${AIMED[target]}`, value: String(th), rule: '3.2.4' },
      ...others.map(({ units, final, hit }) => ({
        label: `for ${unitsWords(s, units)}`,
        value: `${plainNumber(final)}: ${hit ? 'hit' : 'miss'}`,
      })),
    ]),
  }
}

/** What a To Hit roll came to. */
export function hitWords({ groups, critical }: Pick<ToHit, 'groups' | 'critical'>): string {
  if (critical >= 0) return 'Critical Hit'
  if (!groups.some(({ hit }) => hit)) return 'miss'
  return groups.every(({ hit }) => hit) ? 'hit' : 'hits some of them'
}
