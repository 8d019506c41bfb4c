import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { upfront } from '../system.ts'
import { positionNumber, ROUT_COLUMN, typeName, WOUND_COLUMN } from './cards.ts'
import deck from './deck.json' with { type: 'json' }
import { readDeckFile } from './deck-file.ts'
import { ourPack } from './pack.ts'
import personalities from './personalities.json' with { type: 'json' }
import { readPersonalityFile } from './personality-file.ts'

const cards = ourPack().cards.slice(1)

describe('the Action deck', () => {
  test('UF-2.2-01 162 cards, each with its functions, a coloured RN of 0 to 6 and ten coloured RPNs', () => {
    expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 162 }, (_, i) => i + 1))
    for (const card of cards) {
      expect(card.functions.length).toBeGreaterThan(0)
      expect(card.rpn).toHaveLength(10)
      expect(card.rpnRed).toHaveLength(10)
    }
    const numbers = new Set(cards.map(({ rn, red }) => `${red ? 'red' : 'black'} ${rn}`))
    expect(numbers.size).toBe(14)
  })

  test('UF-2.2-04..06 the column for n men holds 1 to n, column 1 always 1; 0r goes to ten; both colours stand in every column', () => {
    for (let column = 1; column <= 10; column++) {
      const values = new Set(cards.map((card) => positionNumber(card, column)))
      expect([...values].sort((a, b) => a - b)).toEqual(Array.from({ length: column }, (_, i) => i + 1))
      expect(new Set(cards.map(({ rpnRed }) => rpnRed[column - 1])).size).toBe(2)
    }
    expect([ROUT_COLUMN, WOUND_COLUMN]).toEqual([10, 7])
  })

  test('what the rules say of single cards and numbers of cards', () => {
    const count = (name: string) => cards.filter(({ functions }) => functions.some((printed) => typeName(printed) === name)).length
    expect([count('Buildings'), count('Pillbox'), count('Hero')]).toEqual([8, 1, 2])
    expect(cards.filter(({ breeze, functions }) => breeze && !functions.some(({ type }) => type === 'Rally'))).toEqual([])
    const heroes = cards.filter(({ functions }) => functions[0]!.type === 'Hero')
    expect(heroes.map(({ red }) => red).sort()).toEqual([false, true])
  })

  test('a deck with a mistake is refused, and the field is named', () => {
    const changed = (change: (cards: Record<string, unknown>[]) => void) => {
      const copy = structuredClone(deck) as unknown as { cards: Record<string, unknown>[] }
      change(copy.cards)
      const reading = readDeckFile(copy)
      return reading.ok ? '' : reading.problems[0]!.message
    }
    expect(changed((all) => Object.assign(all[6]!, { rn: 7 }))).toContain('deck.cards[6].rn')
    expect(changed((all) => Object.assign(all[6]!, { id: 9 }))).toContain('deck.cards[6].id must be 7')
    expect(changed((all) => Object.assign(all[6]!, { rpn: [1, 2, 2, 5, 1, 1, 1, 1, 1, 1] }))).toContain('deck.cards[6].rpn[3]')
    expect(changed((all) => Object.assign(all[6]!, { functions: [{ type: 'Fire', strength: 2 }] }))).toContain('functions[0].firepower')
    expect(changed((all) => all.splice(50))).toContain('deck.cards')
    expect(changed((all) => all.splice(56, 1))).toBe('deck.cards: card 57 is missing: inventory numbers run through from 1.')
    expect(changed((all) => all.splice(56, 3))).toContain('card 57 and 2 others are missing')
  })
})

describe('Personality cards', () => {
  test('UF-2.3-01 every nation has single men, each with Morale, Panic and KIA numbers and a weapon of the pack', () => {
    const { nations, weapons } = ourPack()
    expect(Object.keys(nations)).toHaveLength(7)
    for (const roster of Object.values(nations))
      for (const man of roster.men) expect([man.kia >= 7, weapons[man.weapon] !== undefined]).toEqual([true, true])
  })

  test('rosters with a mistake are refused, and the man and the field are named', () => {
    const copy = structuredClone(personalities) as unknown as { nations: { German: { men: Record<string, unknown>[] } } }
    copy.nations.German.men[2]!['weapon'] = 'catapult'
    const reading = readPersonalityFile(copy)
    expect(reading.ok ? '' : reading.problems[0]!.message).toContain("personalities.nations.German.men[2].weapon is 'catapult'")
  })

  test('UF-2.1-01 one Action deck is shared by both, and each has his own men; a scenario may bring another pack', () => {
    const own = structuredClone(personalities) as unknown as { nations: { German: { men: { name: string }[] } } }
    own.nations.German.men[0]!.name = 'Somebody Else'
    const reading = upfront.begin({ ...testScenario(), pack: { personalities: own } })
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const { deck: pile, men, setting } = reading.value
    expect([pile.length, setting.roster[0]!.name]).toEqual([162, 'Somebody Else'])
    expect([men.filter(({ side }) => side === 'axis').length, men.filter(({ side }) => side === 'allied').length]).toEqual([10, 12])
    const broken = upfront.begin({ ...testScenario(), pack: { deck: { ...deck, cards: deck.cards.slice(1) } } })
    expect(broken.ok ? '' : broken.problems[0]!.message).toContain('scenario.pack.deck.cards: card 1 is missing')
  })
})
