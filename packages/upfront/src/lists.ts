import type { NameList } from '@firegroup/kernel'
import { type ActionCard, TERRAINS } from './data/cards.ts'
import { NATIONS } from './data/nations.ts'
import { ourPack } from './data/pack.ts'
import { terrainRules } from './data/terrain.ts'
import { MODULES } from './modules/index.ts'
import { STEPS } from './rules.ts'
import { functionName } from './words/names.ts'

/** All names that may stand in situations, scenarios and decisions: docs/situation-upfront.md. */
export function lists(): readonly NameList[] {
  const { cards, weapons, nations } = ourPack()
  return [
    { id: 'nations', title: 'Nations', names: NATIONS.map((name) => ({ name, says: '' })) },
    {
      id: 'counters',
      title: 'Men, by nation and number',
      names: Object.entries(nations).flatMap(([nation, roster]) =>
        (roster?.men ?? []).map(({ number, name, weapon, morale, panic }) => ({
          name: `${nation} ${number}`,
          says: `${name}, ${weapon === '' ? 'no weapon' : (weapons[weapon]?.label ?? weapon)}, morale ${morale}, panic ${panic}`,
        })),
      ),
    },
    {
      id: 'weapons',
      title: 'Weapons',
      names: Object.entries(weapons).map(([name, { label, fp }]) => ({
        name,
        says: `${label}${fp ? `, firepower ${fp.join(' ')} at range 0 to 5` : ''}`,
      })),
    },
    {
      id: 'terrain',
      title: 'Terrain',
      names: TERRAINS.map((name) => ({ name, says: terrainRules(name).initial ? 'may be placed before play' : '' })),
    },
    {
      id: 'cards',
      title: 'Action cards, by number',
      names: cards.flatMap((card) => (card ? [{ name: String(card.id), says: cardSays(card) }] : [])),
    },
    {
      id: 'modules',
      title: 'Optional modules',
      names: MODULES.map(({ id, title, sentence }) => ({ name: id, says: `${title}: ${sentence}` })),
    },
    { id: 'steps', title: 'Steps', names: STEPS.map(({ key }) => ({ name: key, says: '' })) },
  ]
}

function cardSays({ functions, rn, red, breeze }: ActionCard): string {
  return `${functions.map(functionName).join(' or ')}; ${red ? 'red' : 'black'} ${rn}${breeze ? ', Breeze' : ''}`
}
