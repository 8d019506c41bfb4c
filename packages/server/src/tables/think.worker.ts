/** A thread in which computer players think: one question after the other, of any match. */
import { parentPort } from 'node:worker_threads'
import { characters, contestants, positionOf } from '@firegroup/ai'
import { CATALOGUE } from '@firegroup/content/catalogue'
import { KeyedChance, keyFromSeed, restoreGame } from '@firegroup/kernel'
import { pastOccasions } from '@firegroup/table'
import type { ThinkTask, Thought } from './computers.ts'

/** Who plays for a level that this version does not know. */
const USUAL = 'regular'

parentPort?.on('message', (task: ThinkTask) => {
  void think(task).then((thought) => parentPort?.postMessage(thought))
})

async function think({ id, system, save, seat, level }: ThinkTask): Promise<Thought> {
  try {
    const entry = CATALOGUE.find((each) => each.id === system)
    if (!entry) throw new Error(`There is no system '${system}'.`)
    if (level === null) return { id, ok: true, answer: await entry.table((rules) => pastOccasions(rules.system, rules.orders, save, seat)) }
    const answer = await entry.rules(({ system: rules, counsel }) => {
      const game = restoreGame(rules, save, { keep: { history: true, events: false, hashes: false } })
      if (!game.ok) throw new Error(game.problems[0]?.message)
      const open = game.value.questionFor(seat)
      if (!open) throw new Error(`${seat} is not asked anything.`)
      const players = { ...contestants(counsel), ...characters(counsel) }
      const name = Object.hasOwn(players, level) ? level : USUAL
      const dice = new KeyedChance(keyFromSeed(`${save.chance.key} ${game.value.decisionCount} ${name}`))
      return players[name]!().choose(positionOf(game.value, open, dice))
    })
    return { id, ok: true, answer }
  } catch (error) {
    return { id, ok: false, message: (error as Error).message }
  }
}
