/** What there is to choose about a shot. Every way is tried out on the engine, which says whether it is legal and what it would do. */
import { type AslskState, type ShotDeclaration, SPINES, typeOf, weaponTypeOf } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import type { ShotChoice, ShotOption, ShotWay } from './shot-parts.ts'

/** What the engine says of a shot. */
export interface Judge {
  problem(declared: ShotDeclaration): Problem | null
  option(declared: ShotDeclaration): ShotOption | null
}

type Patch = { readonly [K in keyof ShotDeclaration]?: ShotDeclaration[K] | undefined }

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
    { id: 'target' as const, title: 'Aimed as', ways: targetWays(declared, way) },
    { id: 'ammunition' as const, title: 'Ammunition', ways: ammunitionWays(s, declared, way) },
    { id: 'turn' as const, title: 'Turned first', ways: turnWays(s, declared, way) },
    { id: 'leader' as const, title: 'Directed by', ways: leaderWays(s, declared, way) },
  ].filter(({ ways }) => ways.length > 1)
}

type MakeWay = (words: string, on: boolean, ...patches: readonly Patch[]) => ShotWay

const TARGETS = { itt: 'Infantry', att: 'Area' } as const

function targetWays({ target }: ShotDeclaration, way: MakeWay): ShotWay[] {
  return (['itt', 'att'] as const).map((each) => way(TARGETS[each], target === each, { target: each }, { target: each, ammo: undefined }))
}

const AMMUNITION = { he: 'HE', ap: 'AP', apcr: 'APCR', apds: 'APDS', heat: 'HEAT', smoke: 'Smoke', wp: 'WP' } as const
type Round = keyof typeof AMMUNITION

/** What the counter has; what it has none of now is greyed, with the reason. */
function ammunitionWays(s: AslskState, { weapon, ammo = 'he' }: ShotDeclaration, way: MakeWay): ShotWay[] {
  const { barrel } = weaponTypeOf(s, s.weapons[weapon]!)
  if (!barrel) return []
  const isPrinted = (round: Round) =>
    (round === 'he' && barrel.he) || (round === 'ap' && barrel.ap) || barrel.ammunition.some(({ kind }) => kind === round)
  const rounds = (Object.keys(AMMUNITION) as Round[]).filter(isPrinted)
  return rounds.map((round) => {
    const said = round === 'he' ? undefined : round
    const target = round === 'smoke' || round === 'wp' ? 'att' : 'itt'
    return way(AMMUNITION[round], ammo === round, { ammo: said }, { ammo: said, target })
  })
}

/** Only where it must be turned: those hexspines that cover the target. */
function turnWays(s: AslskState, { weapon, ca }: ShotDeclaration, way: MakeWay): ShotWay[] {
  const now = s.weapons[weapon]?.ordnance?.ca ?? -1
  if (now < 0 || ca === undefined) return []
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
