import { type Chance, KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { luck } from './luck.ts'

type Table = ReturnType<typeof table>

/** Dice that fall so, one after the other; what is rolled or drawn beyond them is by chance. */
class Falling implements Chance {
  position = 0
  readonly #faces: readonly number[]
  readonly #rest: KeyedChance

  constructor(faces: readonly number[], rest: KeyedChance) {
    this.#faces = faces
    this.#rest = rest
  }

  die(sides: number): number {
    const face = this.#faces[this.position++]
    return face ?? this.#rest.die(sides)
  }

  pick(options: readonly unknown[]): number {
    return this.#rest.pick(options)
  }

  shuffle(list: unknown[], label: string): void {
    this.#rest.shuffle(list, label)
  }

  copy(): Falling {
    return this
  }
}

/** The mean luck of what the table is asked about, over all falls of so many dice, and how far from it luck goes. */
function overAllDice({ game, state }: Table, pick: (decision: { readonly type: string }) => boolean, dice: number) {
  const open = game.open[0]!
  const decision = ([...open.question.candidates()] as { readonly type: string }[]).find(pick)!
  const rest = new KeyedChance(keyFromSeed('beyond'))
  const all: number[] = []
  for (let n = 0; n < 6 ** dice; n++) {
    const faces = Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1)
    const fork = game.fork({ chance: new Falling(faces, rest), keep: { history: false }, asked: true })
    const tell = luck(state, open, decision)!
    fork.take(open.seat, decision)
    all.push(tell(fork.state, undefined)!)
  }
  return { mean: all.reduce((sum, each) => sum + each, 0) / all.length, least: Math.min(...all), most: Math.max(...all) }
}

const SHOT = { phase: 'prepFire', attacker: 'allied', columns: 12, rows: 10 } as const
const directed = (decision: object) => 'directors' in decision && (decision.directors as unknown[]).length > 0

test('over all dice an attack is neither lucky nor unlucky: a miss is bad luck, a casualty good', () => {
  const { mean, least, most } = overAllDice(table('C3 US: a=6-6-6, 8-0   E3 German: x=4-6-7', SHOT), directed, 4)
  expect(mean).toBeCloseTo(0, 1)
  expect(least).toBeLessThan(-1)
  expect(most).toBeGreaterThan(4)
})

test('nor is one at several in a hex, of whom a result takes as many as it says', () => {
  const { mean } = overAllDice(table('C3 US: a=6-6-6, 8-0   E3 German: x=4-6-7, y=4-6-7', SHOT), directed, 4)
  expect(Math.abs(mean)).toBeLessThan(0.3)
})

test('a rally is as likely as it is', () => {
  const t = table('C3 US: a=6-6-6 broken, 8-0   H8 German: x=4-6-7', { ...SHOT, phase: 'rally' })
  while (t.game.open[0]!.question.kind !== 'unitRally') t.game.take(t.game.open[0]!.seat, { type: 'done' })
  const { mean, least, most } = overAllDice(t, ({ type }) => type === 'rally', 2)
  expect(mean).toBeCloseTo(0, 1)
  expect([least < 0, most > 0]).toEqual([true, true])
})

test('what nobody rolls for has no luck', () => {
  const { game, state } = table('C3 US: a=6-6-6   E3 German: x=4-6-7', SHOT)
  expect(luck(state, game.open[0]!, { type: 'end' })).toBeNull()
})

test('a shot at a vehicle is over when it is known what the hit does: not while its crew decides whether it keeps its rate', () => {
  const t = table('C3 US: a=6-6-6, 8-0   E3 German: x=4-6-7', SHOT)
  const open = t.game.open[0]!
  const decision = [...open.question.candidates()].find((each) => directed(each as object))
  const asked = { ...open, question: { ...open.question, kind: 'keepRate' } } as typeof open
  const tell = luck(t.state, open, decision)!
  expect(tell(t.state, asked)).toBeNull()
  expect(tell(t.state, open)).toBeLessThan(0)
})
