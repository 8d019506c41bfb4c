import { Command, CommanderError, InvalidArgumentError } from 'commander'
import pc from 'picocolors'
import manifest from '../package.json' with { type: 'json' }
import { addLadder } from './commands/ladder.ts'
import { type ReplayOptions, replay } from './commands/replay.ts'
import { schema } from './commands/schema.ts'
import { addSim } from './commands/sim.ts'
import { type SituationOptions, situation } from './commands/situation.ts'
import { addTune } from './commands/tune.ts'
import { type VerifyOptions, verify } from './commands/verify.ts'
import { Complaint } from './errors.ts'
import { SYSTEMS } from './systems.ts'

/** The command line. Results go to standard output, complaints to standard error; the exit code says which it was. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', quietIfNobodyListens)
  try {
    await program().parseAsync(argv)
  } catch (error) {
    process.exitCode = report(error)
  }
}

function program(): Command {
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
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: (.)/, (_, first) => `firegroup: ${first}`)) })

  firegroup
    .command('verify')
    .description('play a save again: is every decision legal, is every state as recorded, are the dice those that were committed to?')
    .argument('<file>', 'a save')
    .option('--commitment <hash>', 'what was published before the game')
    .option('--json', 'print the report as JSON')
    .action((file: string, options: VerifyOptions) => print(verify(file, options)))

  firegroup
    .command('replay')
    .description('tell a saved game decision by decision')
    .argument('<file>', 'a save')
    .option('--seat <seat>', 'as this seat saw it')
    .option('--observer', 'as an onlooker saw it')
    .option('--to <n>', 'only the first n decisions', wholeNumber)
    .option('--json', 'print it as JSON')
    .action((file: string, options: ReplayOptions) => print(replay(file, options)))

  firegroup
    .command('situation')
    .description('set up a position, play decisions with given dice, print what happens as JSON; see docs/situation-format.md')
    .argument('<file>', 'a situation')
    .option('--seat <seat>', 'print what this seat may know')
    .option('--observer', 'print what an onlooker may know')
    .option('--save <out>', 'write the game that came of it as a save')
    .action((file: string, options: SituationOptions) => situation(file, options, { print, warn }))

  addSim(firegroup, print)
  addLadder(firegroup, print)
  addTune(firegroup, print)

  firegroup
    .command('systems')
    .description('list the rule systems')
    .action(() => print(systemsList()))
  firegroup
    .command('schema')
    .description('print the JSON Schema of a file format: save or situation')
    .argument('<name>', 'save or situation')
    .action((name: string) => print(schema(name)))
  return firegroup
}

function systemsList(): string {
  return SYSTEMS.map(
    ({ id, version, seats, title }) => `${pc.bold(id.padEnd(10))} rules ${version}  ${seats.join(', ').padEnd(14)} ${title}`,
  ).join('\n')
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!(error instanceof Complaint)) throw error
  warn(error.message)
  return error.exitCode
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function warn(text: string): void {
  process.stderr.write(`${pc.red('firegroup:')} ${text}\n`)
}

/** `firegroup replay … | head` is no error. */
function quietIfNobodyListens(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}
