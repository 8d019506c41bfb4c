import type { Problem } from '@firegroup/kernel'
import { isGunner } from '../crew/crew.ts'
import { typeName } from '../data/cards.ts'
import { areAdjacent, opposite } from '../groups/groups.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { exposedMovement } from '../groups/stack.ts'
import { type Group, type Man, type Placed, SIDES, type Side, type UpfrontState } from '../state.ts'
import { isSecondary } from '../weapons/secondary.ts'
import type { Situation, SituationCard } from './form.ts'

/*
 * What no game can come to, though its form is right: each with the field that says so. A situation may stop the game anywhere and with any men and cards, but the
 * rules must be able to go on from it.
 */

/** All that can't be about a situation that was read into this state. */
export function impossibilities(given: Situation, s: UpfrontState): Problem[] {
  const problems: Problem[] = []
  const complain: Complain = (path, what) => problems.push({ message: `situation.${path}: ${what}.` })
  clock(given, s, complain)
  for (const side of SIDES) {
    force(given, side, complain)
    snipers(given, side, complain)
    for (const [i, each] of given[side].groups.entries()) {
      const group = s.groups.find((one) => one.side === side && one.letter === each.letter)!
      const path = `${side}.groups[${i}]`
      for (const [j, placed] of group.stack.entries()) card(s, group, placed, each.cards![j]!, `${path}.cards[${j}]`, complain)
      for (const [j, weapon] of group.weapons.entries())
        if (!isWeapon(s, weapon.weapon)) complain(`${path}.weapons[${j}]`, `there is no weapon '${weapon.weapon}'`)
      standing(s, group, path, complain)
      for (const [j, id] of group.men.entries()) man(s, group, s.men[id]!, `${path}.men[${j}]`, complain)
    }
    given[side].lost?.forEach((who, i) => {
      if (who.fate === undefined && who.awaits === undefined)
        complain(`${side}.lost[${i}]`, 'who is lost has a fate: kia, rout or prisoner')
    })
  }
  return problems
}

type Complain = (path: string, what: string) => void

function clock({ deckNumber = 1 }: Situation, s: UpfrontState, complain: Complain): void {
  const { decks } = s.setting.scenario
  if (deckNumber > decks) complain('deckNumber', `the game is over after Deck ${decks}`)
}

/** 2.3: every man is one. */
function force(given: Situation, side: Side, complain: Complain): void {
  const seen = new Set<number>()
  const { groups, lost = [] } = given[side]
  for (const { number, card: own } of [...groups.flatMap(({ men }) => men), ...lost]) {
    if (number === undefined || own) continue
    if (seen.has(number)) complain(side, `man ${number} of the roster is there twice`)
    seen.add(number)
  }
}

/** 14.1: who may use no Snipers has none. */
function snipers({ snipers: allowed = 'both', ...given }: Situation, side: Side, complain: Complain): void {
  if ((given[side].snipers ?? 0) > 0 && allowed !== 'both' && allowed !== side)
    complain(`${side}.snipers`, `the situation lets ${allowed === 'none' ? 'nobody' : 'only the other side'} use Snipers`)
}

/** 5.1, 8.1, 13: a card lies as what is printed on it. */
function card(s: UpfrontState, group: Group, placed: Placed, given: SituationCard, path: string, complain: Complain): void {
  const { functions } = s.setting.cards[placed.card]!
  const type = TYPE[placed.as]
  if (type && !functions.some((printed) => printed.type === type))
    complain(path, `card ${placed.card} is ${functions.map(typeName).join(' or ')}, and can’t lie there as ${placed.as}`)
  if (given.mode !== undefined && placed.as !== 'movement') complain(`${path}.mode`, 'only a Movement card has one')
  if (placed.offered && (placed.as !== 'terrain' || placed.by === group.side || group.stack.at(-1) !== placed || !exposedMovement(group)))
    complain(`${path}.offered`, 'what the enemy offers is Terrain on top of a Movement card, laid by him')
}

const TYPE: { readonly [A in Placed['as']]?: string } = { terrain: 'Terrain', movement: 'Movement', smoke: 'Smoke', wire: 'Wire' }

/** 17.2, 4.2, 50.41: how groups stand to each other, and what they have done. */
function standing(s: UpfrontState, group: Group, path: string, complain: Complain): void {
  for (const { of: id } of s.flanks.filter(({ by }) => by === group.id)) {
    const of = s.groups[id]!
    if (!areAdjacent(group, of))
      complain(`${path}.flanks`, `group ${of.letter} does not stand next to group ${group.letter}, and only neighbours are flanked`)
    else if (!opposite(s, of))
      complain(`${path}.flanks`, `nobody stands opposite the enemy’s group ${of.letter}, and so it can’t be flanked`)
  }
  for (const { behind, front, of } of s.encirclements)
    if (behind === group.id && front === behind) complain(`${path}.encircles`, `group ${s.groups[of]!.letter} has only this one around it`)
  if (group.acted && group.side !== s.active) complain(`${path}.acted`, 'it is not the turn of that side')
  if (group.surrendered && !s.setting.nationRules[group.side].surrenders)
    complain(`${path}.surrendered`, `the ${s.setting.nation[group.side]}s don’t surrender`)
}

function man(s: UpfrontState, group: Group, who: Man, path: string, complain: Complain): void {
  if (who.fate !== '') complain(`${path}.fate`, 'a man of a group has none; the lost are named apart')
  if (who.jammed && who.weapon === '' && !s.setting.roster[who.id]!.machine) complain(`${path}.jammed`, 'he has no weapon')
  if (who.captured && who.weapon === '') complain(`${path}.captured`, 'he has no weapon')
  if (who.secondary !== '' && !isWeapon(s, who.secondary)) complain(`${path}.secondary`, `there is no weapon '${who.secondary}'`)
  if (who.heroic > 0 && who.side !== s.active) complain(`${path}.heroic`, 'nobody is a hero but in his own turn')
  crew(s, group, who, path, complain)
  infiltrator(s, group, who, path, complain)
  if (!who.berserk) return
  if (s.setting.nation[who.side] !== 'Russian') complain(`${path}.berserk`, 'only Russians go berserk')
  else if (!who.pinned) complain(`${path}.berserk`, 'a berserk man is a pinned one')
}

/** 11.1, 11.11: one assistant a gunner, next to him. */
function crew(s: UpfrontState, group: Group, who: Man, path: string, complain: Complain): void {
  if (who.assists < 0) return
  const gunner = s.men[who.assists]!
  if (!isGunner(s, gunner)) complain(`${path}.assists`, 'that man has no weapon that takes two')
  else if (Math.abs(group.men.indexOf(gunner.id) - group.men.indexOf(who.id)) !== 1)
    complain(`${path}.assists`, 'an assistant stands next to his gunner')
  else if (s.men.some((other) => other.id < who.id && other.assists === gunner.id)) complain(`${path}.assists`, 'that man has an assistant')
}

/** 20.1, 20.53: he got in at relative range 5, and at 3 he is out again; so he is when he is pinned. */
function infiltrator(s: UpfrontState, group: Group, who: Man, path: string, complain: Complain): void {
  if (who.infiltrates < 0) return
  const into = s.groups[who.infiltrates]!
  const range = relativeRange(group, into)
  if (range < CLOSEST - 1)
    complain(`${path}.infiltrates`, `the enemy’s group ${into.letter} is at relative range ${range}, and infiltration ends at 3`)
  if (who.pinned) complain(`${path}.infiltrates`, 'a pinned man is no infiltrator')
  if (who.infiltratedOn > s.turn) complain(`${path}.infiltratedOn`, `it is turn ${s.turn}`)
  if (who.assists >= 0) complain(`${path}.infiltrates`, 'an infiltrator is nobody’s assistant')
}

function isWeapon(s: UpfrontState, weapon: string): boolean {
  return isSecondary(weapon) || Object.hasOwn(s.setting.pack.weapons, weapon)
}
