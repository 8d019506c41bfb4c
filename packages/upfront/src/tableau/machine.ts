import { vehicleRows } from '../armour/fire.ts'
import { frequencyName, type GunPrint } from '../data/machines.ts'
import { relativeRange } from '../groups/range.ts'
import { afvOf, gunOf, machineOf } from '../machines/machine.ts'
import { gunValues, isExposed } from '../machines/strike.ts'
import { hasFlankingFire } from '../ordnance/flanking.ts'
import { piecesOf } from '../ordnance/piece.ts'
import { showsFlank } from '../ordnance/shoot.ts'
import { toHit } from '../ordnance/to-hit.ts'
import type { Group, Man, UpfrontState } from '../state.ts'

/** A pair of numbers, or three, under a heading: armour of a vehicle, defences of a gun. */
export interface MachineSide {
  readonly name: 'front' | 'flank' | 'plain' | 'boxed'
  readonly values: readonly { readonly name: 'kill' | 'imm' | 'stun' | 'pin'; readonly value: number }[]
}

/** 28, 34: a gun or vehicle as everyone sees it. */
export interface MachineLook {
  readonly type: 'gun' | 'afv'
  readonly openTopped: boolean
  readonly turret: boolean
  /** 28.43: 'crew out', 'buttoned up', 'pinned'; of a gun its crew. */
  readonly says: string
  readonly sides: readonly MachineSide[]
  /** 28.46, 34.4: the enemy groups, by id, whose fire meets its flank, or the boxed set of a gun. */
  readonly flankFrom: readonly number[]
  /** To Hit at RR 0 to 5 as it would fire now, without what depends on the target; null without a gun that works. */
  readonly toHit: readonly string[] | null
  /** Against each enemy group, by its id: the range, and what it needs there. */
  readonly needs: { readonly [group: number]: { readonly range: number; readonly frequency: string } }
  readonly boxed: number | null
  readonly unboxed: number | null
  readonly mg: readonly number[] | null
  readonly flame: boolean
  readonly ovr: number | null
  /** In words, worst first: 'Stun 3', 'Bogged', 'Commander killed'. */
  readonly states: readonly string[]
  /** 27.1: the letter of the group that it has acquired; '' if none. */
  readonly acquired: string
}

export function machineLook(s: UpfrontState, man: Man, group: Group | undefined): MachineLook | undefined {
  const machine = machineOf(s, man)
  if (!machine) return undefined
  const print: GunPrint | undefined = machine.gun
  const [piece] = piecesOf(s, man)
  const afv = afvOf(s, man)
  const needs: { [group: number]: { range: number; frequency: string } } = {}
  if (group && piece)
    for (const target of s.groups) {
      if (target.side === man.side || target.gone) continue
      const final = toHit(s, piece, group, target)
      if (final) needs[target.id] = { range: relativeRange(group, target), frequency: frequencyName(final.frequency) }
    }
  const { mg, flame } = vehicleRows(s, man)
  return {
    type: machine.type,
    openTopped: afv?.openTopped === true,
    turret: afv !== undefined && !afv.assaultGun && afv.gun !== undefined,
    says: saysOf(s, man),
    sides: sidesOf(s, man),
    flankFrom: group ? s.groups.filter((other) => meetsFlank(s, other, group, man)).map(({ id }) => id) : [],
    toHit: piece ? piece.toHit.map((each) => each ?? '–') : null,
    needs,
    boxed: print?.boxed ?? null,
    unboxed: print?.unboxed ?? null,
    mg: mg ?? null,
    flame: flame !== undefined,
    ovr: afv?.ovr ?? null,
    states: statesOf(s, man),
    acquired: man.acquired === undefined ? '' : (s.groups[man.acquired]?.letter ?? ''),
  }
}

function meetsFlank(s: UpfrontState, from: Group, group: Group, man: Man): boolean {
  if (from.side === group.side || from.gone) return false
  if (hasFlankingFire(s, from, group)) return true
  return gunOf(s, man) === undefined && showsFlank(s, group)
}

function saysOf(s: UpfrontState, man: Man): string {
  if (gunOf(s, man)) return man.pinned ? 'crew pinned' : `crew of ${['three', 'two', 'one'][man.crewLost ?? 0] ?? 'one'}`
  if (man.pinned) return 'pinned'
  return isExposed(s, man) ? 'crew out' : 'buttoned up'
}

function sidesOf(s: UpfrontState, man: Man): MachineSide[] {
  const afv = afvOf(s, man)
  if (!afv)
    return (['plain', 'boxed'] as const).map((name) => {
      const { kia, morale } = gunValues(s, man, name === 'boxed')
      return {
        name,
        values: [
          { name: 'pin', value: morale },
          { name: 'kill', value: kia },
        ],
      }
    })
  return (['front', 'flank'] as const).map((name) => {
    const { k, i, s: stuns } = name === 'front' ? afv.armor : afv.flank
    return {
      name,
      values: [
        { name: 'kill', value: k },
        { name: 'imm', value: i },
        { name: 'stun', value: stuns },
      ],
    }
  })
}

function statesOf(s: UpfrontState, man: Man): string[] {
  const gun = gunOf(s, man) !== undefined
  return [
    ...(man.stun === undefined ? [] : [`Stun ${man.stun}`]),
    ...(man.immobilized ? ['Immobilized'] : []),
    ...(man.bogged ? ['Bogged'] : []),
    ...(man.crewLost === undefined ? [] : [gun || man.crewLost > 1 ? `${man.crewLost} crew lost` : 'Commander killed']),
    ...(man.gunLost ? ['Gun lost'] : man.jammed ? ['Gun jammed'] : []),
    ...(man.mgOut === undefined ? [] : [man.mgOut === 'lost' ? 'MG lost' : 'MG jammed']),
    ...(man.flameOut === undefined ? [] : [man.flameOut === 'lost' ? 'Flamethrower lost' : 'Flamethrower jammed']),
    ...(man.credit === undefined ? [] : [`Rally ${man.credit}`]),
  ]
}
