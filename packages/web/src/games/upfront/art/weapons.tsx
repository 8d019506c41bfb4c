/** What a man carries, from the side, muzzle to the left, on 100 × 34. Crewed weapons come from the counters' own. */
import type { ManLook } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import type { NationLook } from '../../../counters/nations.ts'

type WeaponClass = Exclude<ManLook['weaponClass'], ''>

const STOCK = 'L74 13L92 16.5L93.500 25C88 26.5 82 24.500 77 20.500L60 19'

const SMALL_ARMS: { readonly [C in WeaponClass]?: string } = {
  rifle: `M5 13.500H9V11.500H11V13.500H36V12H60${STOCK}H36V17.500H5ZM62 19L60.500 24H64.500L67 19Z`,
  carbine: `M20 13.500H24V11.500H26V13.500H42V12H60${STOCK}H42V17.500H20ZM62 19L60.500 24H64.500L67 19Z`,
  assaultRifle:
    'M14 13H19V11H21V13H38V10.500H66L90 14L91 22.500L68 19.500L66 26H61L62 19.500H55C55 26 52 30 48 32L43 30C46 27 47 23 46.500 19.500H38V17H14Z',
  machinePistol: 'M18 13.500H40V10.500H68V13H90V16H70L68 25H62.500L63.500 19H56L55 33H49.500L50 19H40V17H18Z',
  BAR: `M4 13.500H8V11.500H10V13.500H36V11.500H62${STOCK}H54L53 29H46.500L47 19H36V17.500H22L17 29H14L18 17.500H4Z`,
  bazooka: 'M8 11H88L94 8V20L88 17.500H8ZM34 17.500H39L37.500 27H34ZM54 17.500H59L61 28H56Z',
  panzerschreck: 'M8 10H88L94 7V21L88 18.500H8ZM28 5H40V10H28ZM36 18.500H41L39.500 28H36ZM54 18.500H59L61 28H56Z',
  PIAT: 'M6 12H14L20 9H34L38 12H78V9H84V22H78V19H38L34 21H20L14 18H6ZM46 19H51L49 29H45.500Z',
}

const CREWED: { readonly [C in WeaponClass]?: string } = { LMG: 'LMG', MMG: 'MMG', flamethrower: 'FT', ATR: 'ATR', mortar: 'MTR' }

/** Drawn in the current deep colour into the box 0 0 100 34. */
export function WeaponArt({ kind, look }: { readonly kind: ManLook['weaponClass']; readonly look: NationLook }): ReactNode {
  if (kind === '') return null
  const path = SMALL_ARMS[kind]
  if (path) return <path d={path} style={{ fill: 'var(--deep)' }} />
  const name = CREWED[kind] ?? 'LMG'
  return <use href={`#ctr-weapon-${look.weapons?.[name] ?? name}`} transform="translate(10 -17) scale(.8)" />
}
