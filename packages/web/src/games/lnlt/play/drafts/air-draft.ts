/** 19.1: an airstrike in the making: the edge, the hexrow that it flies along, and which hexes of it are raked and bombed. */

import type { Problem } from '@firegroup/kernel'
import {
  type AirRun,
  type AirStrikePreview,
  directionsFrom,
  type Edge,
  entryHexes,
  flightPath,
  hexOf,
  type LnltState,
  type Unit,
  vehicleType,
} from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, percent, type Ready } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'

/** A hexrow that it could fly along. */
export interface Row {
  readonly edge: Edge
  readonly direction: number
  readonly path: readonly Place[]
}

export class AirDraft implements HexDraft {
  readonly view = 'air'
  readonly lines: readonly Line[] = []
  readonly plane: Unit
  readonly edges: readonly Edge[]
  run: AirRun
  /** The runs that the engine offers: over something worth it. */
  readonly offered: readonly AirRun[]
  readonly #desk: LnltDesktop
  readonly #rows: readonly Row[]

  constructor(desk: LnltDesktop) {
    this.#desk = desk
    const { unit, edges } = desk.question.about as { readonly unit: number; readonly edges: readonly Edge[] }
    this.plane = this.s.units[unit]!
    this.edges = edges
    const { setting } = this.s
    this.#rows = edges.flatMap((edge) =>
      entryHexes(setting, edge).flatMap((entry) =>
        directionsFrom(edge).map((direction): Row => ({ edge, direction, path: flightPath(setting, entry, direction) })),
      ),
    )
    this.offered = (desk.question.candidates() as readonly AirRun[]).toSorted((a, b) => this.#worth(b) - this.#worth(a))
    this.run = this.offered[0]!
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get strike(): NonNullable<ReturnType<typeof vehicleType>['strike']> {
    return vehicleType(this.s, this.plane).strike!
  }

  #name(hex: Place): string {
    return this.s.setting.map.grid.idOf(hex)
  }

  #hex(name: string): Place {
    return this.s.setting.map.grid.indexOf(name)
  }

  enemiesAt(hex: Place): number {
    return this.s.units.filter((unit) => unit.side !== this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === hex).length
  }

  #worth({ cannon = [], bombs = [], target }: AirRun): number {
    return [...cannon, ...bombs, ...(target === undefined ? [] : [target])].reduce((sum, name) => sum + this.enemiesAt(this.#hex(name)), 0)
  }

  /** The hexes that it crosses, from where it comes in. */
  get path(): readonly Place[] {
    const { edge, entry, direction } = this.run
    return this.#rows.find((row) => row.edge === edge && row.direction === direction && row.path[0] === this.#hex(entry))?.path ?? []
  }

  /** The best runs, one for each hexrow. */
  get best(): readonly AirRun[] {
    const rows = new Map<string, AirRun>()
    for (const run of this.offered) {
      const key = `${run.edge} ${run.entry} ${run.direction}`
      if (!rows.has(key)) rows.set(key, run)
    }
    return [...rows.values()]
  }

  take(run: AirRun): void {
    this.run = run
    this.#desk.changed()
  }

  pick(at: number): void {
    const run = this.best[at]
    if (run) this.take(run)
  }

  setEdge(edge: Edge): void {
    const row = this.#rows.find((each) => each.edge === edge)
    const run = this.offered.find((each) => each.edge === edge)
    if (run) this.take(run)
    else if (row) this.#flyAlong(row)
  }

  /** The next of the hexrows that cross the hex where this one is, or its first. */
  turn(by: 1 | -1): void {
    const over = this.#hex(this.run.cannon?.[0] ?? this.run.bombs?.[0] ?? this.run.target ?? this.run.entry)
    this.#next(over, by)
  }

  #next(over: Place, by: 1 | -1): boolean {
    const rows = this.#rows.filter(({ path }) => path.includes(over))
    const { edge, direction, entry } = this.run
    const now = rows.findIndex((row) => row.edge === edge && row.direction === direction && row.path[0] === this.#hex(entry))
    const next = rows[(now + by + rows.length) % Math.max(1, rows.length)]
    if (next) this.#flyAlong(next, over)
    return next !== undefined
  }

  /** Along a hexrow: as the engine offers it, at the hex that is meant where it can; else over it and no more. */
  #flyAlong({ edge, direction, path }: Row, over?: Place): void {
    const entry = this.#name(path[0]!)
    const along = this.offered.filter((run) => run.edge === edge && run.direction === direction && run.entry === entry)
    const meant = along.find(
      ({ cannon = [], bombs = [], target }) => over !== undefined && [...cannon, ...bombs, target].includes(this.#name(over)),
    )
    this.take(meant ?? along[0] ?? { edge, entry, direction })
  }

  isCannon(hex: Place): boolean {
    return this.run.cannon?.includes(this.#name(hex)) ?? false
  }

  bombsOn(hex: Place): number {
    return (this.run.bombs ?? []).filter((name) => name === this.#name(hex)).length
  }

  isTarget(hex: Place): boolean {
    return this.run.target === this.#name(hex)
  }

  /** The cannon rakes from there on, or no longer does. */
  rake(hex: Place): Problem | null {
    const { path, strike } = this
    const { cannon: before = [], ...rest } = this.run
    if (before[0] === this.#name(hex)) return this.#try(rest)
    // as far as it may
    let problem: Problem | null = null
    for (let length = strike.cannon?.hexes ?? 0; length > 0; length--) {
      const cannon = path.slice(path.indexOf(hex), path.indexOf(hex) + length).map((each) => this.#name(each))
      problem = this.#try({ ...rest, cannon })
      if (!problem) return null
    }
    return problem
  }

  /** One bomb more there; when all are gone, none there any more. */
  bomb(hex: Place): Problem | null {
    const { bombs = [], ...rest } = this.run
    const most = this.strike.bombs?.count ?? 0
    const name = this.#name(hex)
    const next =
      bombs.length < most ? [...bombs, name] : bombs.includes(name) ? bombs.filter((each) => each !== name) : [...bombs.slice(1), name]
    return this.#try(next.length > 0 ? { ...rest, bombs: next } : rest)
  }

  /** 19.1.3: the middle of the carpet. */
  aim(hex: Place): Problem | null {
    const { target: _target, ...rest } = this.run
    return this.#try(this.isTarget(hex) ? rest : { ...rest, target: this.#name(hex) })
  }

  #try(run: AirRun): Problem | null {
    const problem = this.#desk.question.problem(run)
    if (!problem) this.take(run)
    return problem
  }

  get problems(): readonly Problem[] {
    return this.#desk.question.problems(this.run)
  }

  get preview(): readonly AirStrikePreview[] | null {
    return this.#desk.question.preview(this.run) as readonly AirStrikePreview[] | null
  }

  get ready(): Ready | null {
    if (this.problems.length > 0) return null
    const attacks = (this.run.cannon ?? this.run.bombs ?? this.run.target) !== undefined
    return {
      decision: this.run,
      label: attacks ? `Attack along ${this.run.entry}` : 'Fly over, attack nothing',
      tone: attacks ? 'fire' : 'plain',
    }
  }

  get actors(): readonly Place[] {
    return []
  }

  get marks(): readonly HexMark[] {
    const { path } = this
    const struck = new Set(path.filter((hex) => this.isCannon(hex) || this.bombsOn(hex) > 0 || this.isTarget(hex)))
    const worth = new Set(this.offered.flatMap(({ cannon = [], bombs = [], target }) => [...cannon, ...bombs, ...(target ? [target] : [])]))
    const effects = this.preview ?? []
    return [...new Set([...path, ...[...worth].map((name) => this.#hex(name))])].flatMap((place): HexMark[] => {
      if (!struck.has(place)) return worth.has(this.#name(place)) ? [{ place, tone: 'aim' }] : []
      const fires = effects.flatMap(({ at, fire }) => (at === this.#name(place) && fire && fire.of > 0 ? [fire.anyEffect / fire.of] : []))
      const any = 1 - fires.reduce((none, effect) => none * (1 - effect), 1)
      return [{ place, tone: 'target', ...(fires.length > 0 ? { label: percent(any) } : {}) }]
    })
  }

  /** A hex of the path is attacked; any other is flown over. */
  choosePlace(hex: Place): Problem | null {
    if (!this.path.includes(hex))
      return this.#next(hex, 1) ? null : { rule: '19.1', message: `No hexrow from there crosses ${this.#name(hex)}.` }
    const { cannon, grid } = this.strike
    if (grid) return this.aim(hex)
    if (cannon && !this.isCannon(hex)) return this.rake(hex)
    return this.strike.bombs ? this.bomb(hex) : this.rake(hex)
  }

  remember(): () => void {
    const { run } = this
    return () => {
      this.run = run
    }
  }

  back(): boolean {
    return false
  }
}
