/** What there is to choose about a shot. Every way is tried out on the engine, which says whether it is legal and what it would do. */
import { type AslskState, isVehicle, type ShotDeclaration, SPINES, typeOf, type Unit, weaponTypeOf } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { placeOf } from '../../../../play/controller/draft.ts'
import type { ShotChoice, ShotOption, ShotWay } from './shot-parts.ts'
import type { ShotForm } from './small-arms.ts'

/** What the engine says of a shot. */
export interface Judge {
  problem(declared: ShotDeclaration): Problem | null
  option(declared: ShotDeclaration): ShotOption | null
}

type Patch = { readonly [K in keyof ShotForm]?: ShotForm[K] | undefined }

/** The fields that are not said where they are not so. */
function changed(declared: ShotDeclaration, patch: Patch): ShotDeclaration {
  return Object.fromEntries(Object.entries({ ...declared, ...patch }).filter(([, value]) => value !== undefined)) as ShotDeclaration
}

export function shotChoices(s: AslskState, declared: ShotDeclaration, judge: Judge): readonly ShotChoice[] {
  const way = (words: string, on: boolean, ...patches: readonly Patch[]): ShotWay => {
    const all = patches.map((patch) => changed(declared, patch))
    const legal = all.find((each) => judge.problem(each) === null)
    const taken = on ? declared : (legal ?? all[0]!)
    return {
      words,
      on,
      declared: taken,
      problem: on || legal ? null : judge.problem(all[0]!),
      option: on || legal ? judge.option(taken) : null,
    }
  }
  return [
    { id: 'target' as const, title: 'Aimed as', ways: targetWays(s, declared, way) },
    { id: 'vehicle' as const, title: 'At which', ways: vehicleWays(s, declared, way) },
    {
      id: 'ammunition' as const,
      title: 'Ammunition',
      ways: ammunitionWays(s, declared, judge.option(declared)?.preview?.ammo ?? declared.ammo ?? 'he', way),
    },
    { id: 'eyes' as const, title: 'Seen by', ways: spotterWays(s, declared, way) },
    { id: 'turn' as const, title: 'Turned first', ways: turnWays(declared, way) },
    { id: 'leader' as const, title: 'Directed by', ways: leaderWays(s, declared, way) },
  ].filter(({ ways }) => ways.length > 1)
}

type MakeWay = (words: string, on: boolean, ...patches: readonly Patch[]) => ShotWay

const TARGETS = { vtt: 'Vehicle', itt: 'Infantry', att: 'Area' } as const

/** A vehicle only where there is one, Infantry where there are not only vehicles. */
function targetWays(s: AslskState, { target, weapon, at }: ShotDeclaration, way: MakeWay): ShotWay[] {
  if (!s.weapons[weapon]?.ordnance) return []
  const there = enemiesAt(s, weapon, at)
  const types = (['vtt', 'itt', 'att'] as const).filter(
    (each) => each === target || each === 'att' || (each === 'vtt' ? there.some(isVehicle) : !there.every(isVehicle) || there.length === 0),
  )
  return types.map((each) => {
    const ap = each === 'vtt' ? [{ target: each, ammo: 'ap' as const }] : []
    return way(
      TARGETS[each],
      target === each,
      ...ap,
      { target: each },
      { target: each, ammo: undefined },
      { target: each, vehicle: undefined },
    )
  })
}

function vehicleWays(s: AslskState, { weapon, at, target, vehicle }: ShotDeclaration, way: MakeWay): ShotWay[] {
  if (target !== 'vtt') return []
  const vehicles = enemiesAt(s, weapon, at).filter(isVehicle)
  return vehicles.map((unit) => way(typeOf(s, unit).label, vehicle === unit.id || vehicles.length === 1, { vehicle: unit.id }))
}

function enemiesAt(s: AslskState, weapon: number, at: string): readonly Unit[] {
  const firer = s.units[s.weapons[weapon]?.owner ?? -1]
  const place = placeOf(s, at)
  return s.units.filter((unit) => unit.at === place && unit.side !== firer?.side)
}

const AMMUNITION = { he: 'HE', ap: 'AP', apcr: 'APCR', apds: 'APDS', heat: 'HEAT', smoke: 'Smoke', wp: 'WP', mol: 'Molotov' } as const
type Round = keyof typeof AMMUNITION

/** What the counter has; what it has none of now is greyed, with the reason. */
function ammunitionWays(s: AslskState, { weapon, target: aimed }: ShotDeclaration, fired: Round, way: MakeWay): ShotWay[] {
  const { barrel } = weaponTypeOf(s, s.weapons[weapon]!)
  if (!barrel) return []
  const isPrinted = (round: Round) =>
    (round === 'he' && barrel.he) ||
    (round === 'ap' && barrel.ap) ||
    (round === 'heat' && barrel.shaped !== undefined) ||
    barrel.ammunition.some(({ kind }) => kind === round)
  const rounds = (Object.keys(AMMUNITION) as Round[]).filter(isPrinted)
  return rounds.map((round) => {
    const said = round === 'he' && aimed !== 'vtt' ? undefined : round
    const target = round === 'smoke' || round === 'wp' ? 'att' : 'itt'
    return way(AMMUNITION[round], fired === round, { ammo: said }, { ammo: said, target }, { ammo: said, target: 'vtt' })
  })
}

/** C9.3: a Mortar by whoever fires it, or by its spotter. */
function spotterWays(s: AslskState, shot: ShotForm, way: MakeWay): ShotWay[] {
  const isMortar = weaponTypeOf(s, s.weapons[shot.weapon]!).barrel?.role === 'MTR'
  if (!isMortar || !s.setting.modules.some(({ id }) => id === 'mortars-full')) return []
  const isSpotted = shot.spotted === true
  return [
    way('its crew', !isSpotted, { spotted: undefined }),
    way('its spotter', isSpotted, { spotted: true }, { spotted: true, leader: undefined }),
  ]
}

/** Only where it must be turned: those hexspines that cover the target. */
function turnWays({ ca }: ShotDeclaration, way: MakeWay): ShotWay[] {
  if (ca === undefined) return []
  return SPINES.map((name, spine) => way(name, ca === spine, { ca: spine })).filter(({ problem }) => problem === null)
}

function leaderWays(s: AslskState, { weapon, leader }: ShotDeclaration, way: MakeWay): ShotWay[] {
  const crew = s.units[s.weapons[weapon]?.owner ?? -1]
  if (!crew) return []
  const leaders = s.units.filter(
    (unit) => unit.at === crew.at && unit.side === crew.side && unit !== crew && typeOf(s, unit).kind === 'leader',
  )
  if (leaders.length === 0 || weaponTypeOf(s, s.weapons[weapon]!).barrel?.mount !== null) return []
  return [
    way('nobody', leader === undefined, { leader: undefined }),
    ...leaders.map((unit) => way(`leader ${typeOf(s, unit).label}`, leader === unit.id, { leader: unit.id })),
  ]
}
