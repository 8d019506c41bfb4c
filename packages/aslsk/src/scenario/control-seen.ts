import { OBSERVER } from '@firegroup/kernel'
import { isUnseenBy } from '../concealment/unseen.ts'
import type { Aslsk } from '../context.ts'
import { type AslskState, type ControlViewer, copyAccounts, enemyOf, type Hex, type OnLoan, SIDES, type Side, type Unit } from '../state.ts'
import { isVehicle, type Vehicle } from '../units/units.ts'

const VIEWERS: readonly ControlViewer[] = [...SIDES, OBSERVER]

/** What is new to each viewer of what a side has, or has again. */
type News = ReadonlyMap<ControlViewer, readonly Hex[]>

/** From here on each viewer has an account of his own of who controls what; so far they are all the same. */
export function openAccounts(s: AslskState): void {
  s.controlSeen = { allied: s.control.slice(), axis: s.control.slice(), [OBSERVER]: s.control.slice() }
  const held = s.units.filter((unit): unit is Vehicle => isVehicle(unit) && unit.vehicle.heldBefore !== undefined)
  for (const viewer of VIEWERS) for (const unit of held) lend(s, loanTo(viewer, unit, unit.vehicle.heldBefore!))
}

/** Whether what is gained and what seems to be gained come to the same for everybody. */
export function isPlain(s: AslskState, side: Side, open: readonly Hex[], by: Unit): boolean {
  return VIEWERS.every((viewer) => isAsSeen(s, side, open, seenGains(s, open, by, viewer)))
}

function isAsSeen({ control }: AslskState, side: Side, gained: readonly Hex[], seen: readonly Hex[]): boolean {
  return (
    gained === seen ||
    (gained.every((place) => control[place] === side || seen.includes(place)) &&
      seen.every((place) => control[place] === side || gained.includes(place)))
  )
}

/**
 * What a side gains goes into the account of whoever sees it, and he is told what is new to him: what comes to light only now is, and what he has long
 * taken for gained is not.
 */
export function accountGains(g: Aslsk, side: Side, open: readonly Hex[], by: Unit | undefined): void {
  const s = g.state
  const news = new Map<ControlViewer, Hex[]>()
  for (const viewer of VIEWERS)
    for (const place of by ? seenGains(s, open, by, viewer) : open) {
      if (open.includes(place)) repay(s, (loan) => loan.viewer === viewer && loan.place === place)
      else believe(s, side, viewer, place)
      if (enter(s, viewer, place, side)) addTo(news, viewer, place)
    }
  tell(g, side, news)
}

/** What of the gains of a unit a viewer sees: nothing of one that he does not see; the whole building where he sees no enemy in it. */
function seenGains(s: AslskState, open: readonly Hex[], by: Unit, viewer: ControlViewer): readonly Hex[] {
  if (isUnseenBy(by, viewer)) return []
  const building = by.at < 0 || isVehicle(by) ? -1 : s.setting.buildings[by.at]!
  if (building < 0 || viewer === enemyOf(by.side)) return open
  const isWhole = s.units.every(
    (unit) =>
      unit.side === by.side || unit.at < 0 || s.setting.buildings[unit.at] !== building || (unit.hidden && isUnseenBy(unit, viewer)),
  )
  const all = s.setting.buildingHexes[building]!
  if (!isWhole || open.length >= all.length) return open
  return all.filter((place) => !s.setting.hooks.forfeited.some((says) => says(s, by.side, place)))
}

/** He takes a hex for gained that a hidden enemy keeps: what he took it for before is remembered, for the day when he finds him. */
function believe(s: AslskState, side: Side, viewer: ControlViewer, place: Hex): void {
  const was = s.controlSeen![viewer][place]!
  if (was !== side) lend(s, { viewer, side, place, was })
}

/** 6.4: whoever finds hidden men in a building knows that he never gained it but for where he has been: the rest is again what he took it for before. */
export function disabuse(g: Aslsk, found: readonly Unit[]): void {
  const s = g.state
  for (const { at, side } of found) {
    const building = at < 0 ? -1 : s.setting.buildings[at]!
    if (building >= 0) giveBack(g, (loan) => loan.by === undefined && loan.side !== side && s.setting.buildings[loan.place] === building)
  }
}

/** 2.0 Control: the hex of a vehicle is its side's to whoever sees it, for as long as it holds it. */
export function accountHold(g: Aslsk, unit: Vehicle): void {
  const s = g.state
  const news = new Map<ControlViewer, Hex[]>()
  for (const viewer of VIEWERS) {
    const was = s.controlSeen![viewer][unit.at]!
    if (was === unit.side || isUnseenBy(unit, viewer)) continue
    lend(s, loanTo(viewer, unit, was))
    enter(s, viewer, unit.at as Hex, unit.side)
    addTo(news, viewer, unit.at as Hex)
  }
  tell(g, unit.side, news)
}

/** 2.0 Control: what a vehicle held is again whose it was, to everybody as he saw it. */
export function accountRelease(g: Aslsk, unit: Vehicle): void {
  giveBack(g, (loan) => loan.by === unit.id)
}

function giveBack(g: Aslsk, isOver: (loan: OnLoan) => boolean): void {
  const s = g.state
  const over = s.controlOnLoan?.filter(isOver) ?? []
  if (over.length === 0) return
  repay(s, isOver)
  s.controlSeen = copyAccounts(s.controlSeen!) // odds go through losses on a state that shares them with the game
  for (const holder of ['', ...SIDES] as const) {
    const news = new Map<ControlViewer, Hex[]>()
    for (const { viewer, place, was } of over) if (was === holder && enter(s, viewer, place, was)) addTo(news, viewer, place)
    if (holder !== '') tell(g, holder, news)
  }
}

function loanTo(viewer: ControlViewer, { id, side, at }: Vehicle, was: Side | ''): OnLoan {
  return { viewer, side, place: at as Hex, was, by: id }
}

/** One place of one viewer is on loan once at most; the order tells nothing. */
function lend(s: AslskState, loan: OnLoan): void {
  const others = s.controlOnLoan?.filter(({ viewer, place }) => viewer !== loan.viewer || place !== loan.place) ?? []
  s.controlOnLoan = [...others, loan].sort((a, b) => VIEWERS.indexOf(a.viewer) - VIEWERS.indexOf(b.viewer) || a.place - b.place)
}

function repay(s: AslskState, isOver: (loan: OnLoan) => boolean): void {
  if (!s.controlOnLoan?.some(isOver)) return
  const left = s.controlOnLoan.filter((loan) => !isOver(loan))
  s.controlOnLoan = left.length > 0 ? left : undefined
}

function enter(s: AslskState, viewer: ControlViewer, place: Hex, holder: Side | ''): boolean {
  const account = s.controlSeen![viewer]
  if (account[place] === holder) return false
  account[place] = holder
  return true
}

function addTo(news: Map<ControlViewer, Hex[]>, viewer: ControlViewer, place: Hex): void {
  const places = news.get(viewer)
  if (places) places.push(place)
  else news.set(viewer, [place])
}

/** One event for those to whom the same is new. */
function tell(g: Aslsk, side: Side, news: News): void {
  const told = new Set<ControlViewer>()
  for (const [viewer, places] of news) {
    if (told.has(viewer)) continue
    const alike = VIEWERS.filter((other) => `${news.get(other)}` === `${places}`)
    for (const other of alike) told.add(other)
    g.emit({ type: 'control', rule: '2.0', side, places }, alike.length === VIEWERS.length ? undefined : { to: alike })
  }
}

/**
 * 2.0 Control: makes a state that of a viewer: what unseen enemies have gained or keep is not known to him. That the enemy sees what an observer sees is all
 * that he knows of him.
 */
export function asControlSeems(s: AslskState, viewer: ControlViewer): void {
  const { controlSeen: seen, controlOnLoan: loans = [] } = s
  if (!seen) return
  s.control = seen[viewer]
  s.controlSeen = undefined
  s.controlOnLoan = undefined
  const own = loans.filter((loan) => loan.viewer === viewer && loan.by !== undefined)
  for (const unit of s.units) if (isVehicle(unit)) unit.vehicle.heldBefore = own.find(({ by }) => by === unit.id)?.was
  if (viewer === OBSERVER) return
  const open = loans.filter((loan) => loan.viewer === OBSERVER && (loan.by !== undefined || loan.side !== viewer))
  if (seen.observer.every((holder, place) => holder === s.control[place]) && `${own.map(told)}` === `${open.map(told)}`) return
  s.controlSeen = { allied: seen.observer.slice(), axis: seen.observer.slice(), [OBSERVER]: seen.observer, [viewer]: s.control.slice() }
  for (const loan of [...own, ...open.flatMap((each) => [each, { ...each, viewer: enemyOf(viewer) }])]) lend(s, loan)
}

function told({ place, was, by }: OnLoan): string {
  return `${place} ${was} ${by}`
}
