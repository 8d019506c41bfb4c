import { type ActionCard, positionIsRed, positionNumber, typeName } from '../src/data/cards.ts'
import { ourPack } from '../src/data/pack.ts'

/**
 * Finds cards of the deck by what a test needs of them, each only once:
 *
 *     '#42'              that card
 *     'Brush' 'Move' 'Flank' 'Ford' 'Fire 3' 'Fire 3/4' 'Rally 2' 'Rally All' 'Concealed 2' 'Buildings-2' 'Hero' 'Sniper' 'Wire' 'Smoke'
 *     'b4' 'r1' 'x0'     drawn: black 4, red 1, 0 of either colour
 *
 * with conditions after it: 'red' or 'black' (its RN), '0r=3', '7w=4', '4=2' (the number in a column), '0r>4', '0r<5', 'c5r', 'c5b' (the colour of a column), 'breeze'.
 * Split cards and cards with a Breeze are found only when named.
 */
export class Picker {
  readonly #used = new Set<number>()

  pick(spec: string): number {
    const tests = testsOf(spec.trim())
    const found = ourPack().cards.find((card) => card && !this.#used.has(card.id) && tests.every((test) => test(card)))
    if (!found) throw new Error(`The deck has no card left for '${spec}'.`)
    this.#used.add(found.id)
    return found.id
  }

  picks(specs: string): number[] {
    return specs.split(',').map((spec) => this.pick(spec))
  }
}

type Test = (card: ActionCard) => boolean

function testsOf(spec: string): Test[] {
  const number = /^#(\d+)$/.exec(spec)
  if (number) return [(card) => card.id === Number(number[1])]
  const [first, ...rest] = words(spec)
  const tests = [first!, ...rest].map(testOf)
  if (!rest.includes('breeze')) tests.push((card) => !card.breeze)
  tests.push((card) => !card.split)
  return tests
}

/** 'Fire 3/4' and 'Rally 2' are one word. */
function words(spec: string): string[] {
  return spec.replace(/^(Fire|Rally|Concealed) (\S+)/, '$1:$2').split(/\s+/)
}

const COLUMNS: { readonly [name: string]: number } = { '0r': 10, '7w': 7 }

function testOf(word: string): Test {
  const drawn = /^([brx])([0-6])$/.exec(word)
  if (drawn) return (card) => card.rn === Number(drawn[2]) && (drawn[1] === 'x' || card.red === (drawn[1] === 'r'))
  const position = /^(\w+)([=<>])(\d+)$/.exec(word)
  if (position) {
    const column = COLUMNS[position[1]!] ?? Number(position[1])
    const than = Number(position[3])
    return (card) => compare(positionNumber(card, column), position[2]!, than)
  }
  const colour = /^c(\d+)([rb])$/.exec(word)
  if (colour) return (card) => positionIsRed(card, Number(colour[1])) === (colour[2] === 'r')
  if (word === 'red' || word === 'black') return (card) => card.red === (word === 'red')
  if (word === 'breeze') return (card) => card.breeze
  return functionTest(word)
}

function compare(number: number, sign: string, than: number): boolean {
  return sign === '=' ? number === than : sign === '<' ? number < than : number > than
}

function functionTest(word: string): Test {
  const [name, value] = word.split(':') as [string, string?]
  const [terrain, against] = name.split('-') as [string, string?]
  return ({ functions: [printed] }) => {
    switch (printed!.type) {
      case 'Movement':
        return word === 'Move' ? printed!.kind === 'plain' : printed!.kind === word
      case 'Fire': {
        const [strength, firepower] = (value ?? '').split('/')
        return name === 'Fire' && fits(strength, printed!.strength) && fits(firepower, printed!.firepower)
      }
      case 'Rally':
        return name === 'Rally' && fits(value, printed!.value)
      case 'Concealed':
        return name === 'Concealed' && fits(value, -printed!.value)
      case 'Terrain':
        return printed!.terrain === terrain && fits(against, -printed!.against)
      default:
        return typeName(printed!) === name
    }
  }
}

function fits(wanted: string | undefined, value: number | string): boolean {
  return wanted === undefined || wanted === '' || wanted === String(value)
}
