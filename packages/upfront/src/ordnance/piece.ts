import { isFullyCrewed, weaponOf } from '../crew/crew.ts'
import type { GunPrint } from '../data/machines.ts'
import { groundOf } from '../fire/firepower.ts'
import { groupOfMan } from '../groups/groups.ts'
import { afvOf, gunOf } from '../machines/machine.ts'
import type { Man, UpfrontState } from '../state.ts'
import { widened } from '../weapons/widened.ts'

/** 51.6, 30.3: which weapon of his a man or vehicle fires, where there is a choice. */
export type Part = 'hull' | 'panzerfaust'

/** 25.1: a piece of ordnance as it could fire now. */
export interface Piece {
  readonly man: Man
  readonly part: Part | ''
  readonly kind: 'mortar' | 'gun' | 'afv' | 'tube' | 'rifle'
  readonly label: string
  readonly toHit: readonly (string | null)[]
  /** 25.42; 30.6: 'RR' is the range. */
  readonly boxed: number | 'RR' | undefined
  readonly unboxed: number | undefined
  readonly redZero: boolean
  /** 25.5: the lowest red number that jams it; 7 never. */
  readonly jams: number
  /** 28.2 */
  readonly assault: boolean
  readonly movingFire: boolean
  /** 51.6: a step worse than printed. */
  readonly step: number
}

const NEVER = 7
const GUN_JAMS = 5
/** 30.3: our own figures. */
const PANZERFAUST_TO_HIT = [null, null, null, null, '0', '0-2'] as const
const PANZERFAUST_EFFECT = 9

/** 25.1: everything that a man or a vehicle could fire as ordnance; nothing while he is pinned, or it is jammed. */
export function piecesOf(s: UpfrontState, man: Man): Piece[] {
  if (man.pinned || man.stun !== undefined) return []
  const gun = gunOf(s, man)
  if (gun) return man.jammed || man.gunLost ? [] : [gunPiece(s, man, gun.gun, 'gun')]
  const afv = afvOf(s, man)
  if (afv) return man.jammed || man.gunLost ? [] : vehicleGuns(s, man)
  const pieces: Piece[] = []
  const own = ownPiece(s, man)
  if (own) pieces.push(own)
  // 11.2: an assistant fires nothing of his own
  if (man.secondary === 'panzerfaust' && man.assists < 0) pieces.push(panzerfaust(man))
  return pieces
}

function vehicleGuns(s: UpfrontState, man: Man): Piece[] {
  const afv = afvOf(s, man)!
  if (!afv.gun) return []
  const main = gunPiece(s, man, afv.gun, 'afv', afv.assaultGun === true)
  if (!afv.hullGun) return [main]
  const { boxed, unboxed, redZero = false, label = 'hull gun' } = afv.hullGun
  return [main, { ...main, part: 'hull', label, boxed, unboxed, redZero, assault: true, movingFire: false, step: -1 }]
}

function gunPiece(s: UpfrontState, man: Man, print: GunPrint, kind: 'gun' | 'afv', assault = false): Piece {
  const { name } = s.setting.roster[man.id]!
  return {
    man,
    part: '',
    kind,
    label: print.label ?? name,
    toHit: man.buttoned ? (print.toHitButtoned ?? print.toHit) : print.toHit,
    boxed: print.boxed,
    unboxed: print.unboxed,
    redZero: print.redZero === true,
    jams: GUN_JAMS - widened(s),
    assault,
    movingFire: kind === 'afv' && !assault,
    step: 0,
  }
}

/**
 * 26, 30: the mortar, tube or anti-tank rifle that a man serves; 11.1: bracketed without an assistant, 8.41, 8.52, 13.32: and from a Marsh, a Stream or Wire; then it
 * jams a number earlier (19.15).
 */
function ownPiece(s: UpfrontState, man: Man): Piece | undefined {
  const weapon = man.jammed || man.assists >= 0 ? undefined : weaponOf(s, man)
  if (!weapon?.toHit) return undefined
  const group = groupOfMan(s, man.id)
  const hampered = group !== undefined && groundOf(s, group).hampered
  const bracketed = weapon.crewed === true && (hampered || !isFullyCrewed(s, man))
  const mortar = weapon.class === 'mortar'
  return {
    man,
    part: '',
    kind: mortar ? 'mortar' : weapon.class === 'ATR' ? 'rifle' : 'tube',
    label: weapon.label,
    toHit: bracketed ? (weapon.toHitBracketed ?? weapon.toHit) : weapon.toHit,
    boxed: weapon.effect?.boxed,
    unboxed: weapon.effect?.unboxed,
    redZero: false,
    jams: weapon.malfunction.from - (bracketed ? 1 : 0) - widened(s),
    assault: false,
    movingFire: false,
    step: 0,
  }
}

function panzerfaust(man: Man): Piece {
  return {
    man,
    part: 'panzerfaust',
    kind: 'tube',
    label: 'panzerfaust',
    toHit: PANZERFAUST_TO_HIT,
    boxed: PANZERFAUST_EFFECT,
    unboxed: undefined,
    redZero: false,
    jams: NEVER,
    assault: false,
    movingFire: false,
    step: 0,
  }
}
