import { Command, CommanderError, InvalidArgumentError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addBook } from './commands/book.ts'
import { addCalibrate } from './commands/calibrate.ts'
import { addDrills } from './commands/drills.ts'
import { addLadder } from './commands/ladder.ts'
import { addLearn } from './commands/learn.ts'
import { type ListOptions, list } from './commands/list.ts'
import { addMeasure } from './commands/measure.ts'
import { addApproaches, addOpenings } from './commands/repertoire.ts'
import { type ReplayOptions, replay } from './commands/replay.ts'
import { schema } from './commands/schema.ts'
import { addSim } from './commands/sim.ts'
import { type SituationOptions, situation } from './commands/situation.ts'
import { addStrength } from './commands/strength.ts'
import { addThought } from './commands/thought.ts'
import { addTune } from './commands/tune.ts'
import { type VerifyOptions, verify } from './commands/verify.ts'
import { addWorker } from './commands/worker.ts'
import { Complaint } from './errors.ts'
import { plainText, print, type Shell, warn } from './shell.ts'

/** The command line. Results go to standard output, complaints to standard error; the exit code says which it was. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', quietIfNobodyListens)
  const code = await run(argv.slice(2), { out: process.stdout, err: process.stderr })
  // One that was set on the way stays: a series that was stopped.
  if (code !== 0) process.exitCode = code
}

/** One command, written to a shell; its exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<number> {
  try {
    await program(shell).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof Complaint)) throw error
    warn(shell, error.message)
    return error.exitCode
  }
}

function program(shell: Shell): Command {
  const say = (text: string) => print(shell, text)
  const firegroup = new Command('firegroup')
    .description(
      'Squad-level tactics with the rules enforced: saves verified, games replayed, situations played out, scenarios and players measured.',
    )
    .version(manifest.version)
    .addHelpText(
      'after',
      '\nExit codes: 0 it holds, 1 it is sound but not what was promised or expected, 2 a file or an option can’t be used.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => shell.out.write(text),
      writeErr: (text) => shell.err.write(text),
      outputError: (text, write) => write(plainText(text.replace(/^error: (.)/, (_, first) => `firegroup: ${first}`))),
    })

  firegroup
    .command('verify')
    .description('play a save again: is every decision legal, is every state as recorded, are the dice those that were committed to?')
    .argument('<file>', 'a save')
    .option('--commitment <hash>', 'what was published before the game')
    .option('--json', 'print the report as JSON')
    .action((file: string, options: VerifyOptions) => say(verify(file, options)))

  firegroup
    .command('replay')
    .description('tell a saved game decision by decision')
    .argument('<file>', 'a save')
    .option('--seat <seat>', 'as this seat saw it')
    .option('--observer', 'as an onlooker saw it')
    .option('--to <n>', 'only the first n decisions', wholeNumber)
    .option('--json', 'print it as JSON')
    .action((file: string, options: ReplayOptions) => say(replay(file, options)))

  firegroup
    .command('situation')
    .description('set up a position, play decisions with given dice, print what happens as JSON; see docs/situation-format.md')
    .argument('<file>', 'a situation')
    .option('--seat <seat>', 'print what this seat may know')
    .option('--observer', 'print what an onlooker may know')
    .option('--save <out>', 'write the game that came of it as a save')
    .action((file: string, options: SituationOptions) => situation(file, options, shell))

  addSim(firegroup, shell)
  addLadder(firegroup, shell)
  addThought(firegroup, shell)
  addTune(firegroup, shell)
  addLearn(firegroup, shell)
  addOpenings(firegroup, shell)
  addApproaches(firegroup, shell)
  addDrills(firegroup, shell)
  addMeasure(firegroup, shell)
  addBook(firegroup, shell)
  addStrength(firegroup, shell)
  addCalibrate(firegroup, shell)
  addWorker(firegroup, shell)

  firegroup
    .command('list')
    .description('list what can be named in situations and decisions: systems, scenarios, boards, decisions, terrain, counters, weapons …')
    .argument('[what]', 'which of them; all kinds that there are unless given')
    .argument('[system]', 'only those of this system')
    .option('--json', 'print it as JSON')
    .action((what: string | undefined, system: string | undefined, options: ListOptions) => say(list(what, system, options)))
  firegroup
    .command('scenarios')
    .description('list the scenarios that come with the games')
    .argument('[system]', 'only those of this system')
    .option('--json', 'print it as JSON')
    .action((system: string | undefined, options: ListOptions) => say(list('scenarios', system, options)))
  firegroup
    .command('systems')
    .description('list the rule systems')
    .action(() => say(list('systems', undefined, {})))
  firegroup
    .command('schema')
    .description('print the JSON Schema of a file format: save or situation')
    .argument('<name>', 'save or situation')
    .action((name: string) => say(schema(name)))
  return firegroup
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

/** `firegroup replay … | head` is no error. */
function quietIfNobodyListens(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}
