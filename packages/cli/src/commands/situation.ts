import { saveGame } from '@firegroup/kernel'
import { badInput, failed } from '../errors.ts'
import { writeText } from '../files.ts'
import { jsonText, print, type Shell, warn } from '../shell.ts'
import { unmet } from '../situation/expectations.ts'
import { readSituation } from '../situation/format.ts'
import { playSituation } from '../situation/play.ts'
import { resultOf } from '../situation/result.ts'
import { systemOf } from '../systems.ts'
import { type ViewerOptions, viewerOf } from '../viewer.ts'

export interface SituationOptions extends ViewerOptions {
  readonly save?: string
}

/** Plays a situation and tells what came of it, as JSON. What it expects is compared with all that happened, whoever looks on. */
export function situation(file: string, options: SituationOptions, shell: Shell): void {
  const given = readSituation(file)
  const system = systemOf(given.system, file)
  const viewer = viewerOf(options, system)
  if (options.save !== undefined && given.seed === undefined)
    throw badInput(`${file}: a game with forced dice can't be saved; give it a 'seed' instead of 'dice'.`)
  if (options.save !== undefined && given.until !== undefined) throw badInput(`${file}: a game that is stopped by 'until' can't be saved.`)
  system.with((rules) => {
    const played = playSituation(rules, given, file)
    const complaints = unmet(
      given,
      resultOf(played, null),
      played.game.events.map(({ event }) => event),
    )
    if (complaints.length === 0 && options.save !== undefined) writeText(options.save, `${JSON.stringify(saveGame(played.game))}\n`)
    print(shell, jsonText(resultOf(played, viewer)))
    if (!given.expect && played.unusedDice.length > 0) warn(shell, `${file}: dice: ${played.unusedDice.join(', ')} were left over.`)
    if (complaints.length > 0)
      throw failed([`${file}: it did not come out as expected.`, ...complaints.map((line) => `  ${line}`)].join('\n'))
  })
}
