import { integer, oneOf, optional, record, type Schema } from '@firegroup/kernel'

/*
 * Where the book is silent, damaged or in two minds, a ruling was made (docs/rulings.md). Each is a switch: its default is our reading, and a game may be
 * played by another. `gap` is the id of the ruling.
 */

interface SwitchRow<T extends string | number | boolean> {
  readonly gap: string
  /** What it decides, for whoever chooses. */
  readonly says: string
  readonly usual: T
  readonly values: readonly T[]
}

function row<const T extends string | number | boolean>(
  gap: string,
  says: string,
  usual: NoInfer<T>,
  ...values: readonly T[]
): SwitchRow<T> {
  return { gap, says, usual, values }
}

/** Every switch, by its name. */
export const SWITCHES = {
  holdFireMax: row('B1', 'Hold Fire Doctrine is enforced on this or less: 4 if the lost sign was "or less", else 3.', 4, 3, 4),
  ambushNearMax: row('B1', 'An Ambush stack appears near on this or less.', 4, 3, 4),
  infGateThDrm: row('B1', 'The TH DRM at which ordnance fires at three or more men for their own sake.', -2, -3, -2),
  sustainedDie: row('B6', 'The die of the Sustained and Intensive Fire check.', 6, 6, 10),
  drmEquivalent: row('B5', 'Columns count from the 2 FP column (A), or from the Minimum FP (B).', 'A', 'A', 'B'),
  scoutTcCount: row(
    'B9',
    'Checks against a Scout are counted over all firers in the phase, or for each Location by itself.',
    'perScout',
    'perScout',
    'perFirer',
  ),
  cffAdjacency: row('B3', 'Whose units next to the firer call for the check.', 'attacker', 'attacker', 'nobody'),
  rollDisciplineOnlyIfNeeded: row('B10', 'Fire Discipline is rolled only where somebody could fire.', true, true, false),
  otherFirerRollAfterActivation: row('B11', 'The roll for another firer comes after his free tests.', true, true, false),
  harmDr2Class: row('B4', 'The Target Class of a vehicle that is harmed only on a 2.', 'D', 'C', 'D'),
  motionThreatDr: row('B2', 'A target threatens a vehicle when it harms it on this DR or more.', 5, 5, 6),
  motionFirerDrm: row('B12', 'A firer in Motion pays a second time in the OFTC.', false, true, false),
  motionIllegal: row('E24', 'What a threatened vehicle does that may not try to get into Motion.', 'oftc', 'oftc', 'nothing'),
  tankIgnoresHarmless: row(
    'B22',
    'A vehicle fires at none that can’t harm it, even where it would surely harm that one.',
    true,
    true,
    false,
  ),
  concealedVsThreat: row('B39', 'A concealed vehicle and a threat of Class C: rolls, or does nothing.', 'roll', 'roll', 'nothing'),
  ccFirstInHex: row('B41', 'CC Reaction Fire comes before the unit’s own MG or LATW where it is the better chance.', true, true, false),
  limitsBoundingFire: row(
    'B42',
    'A vehicle that sits still may fire no more once its moving-target DRM changes no more.',
    true,
    true,
    false,
  ),
} as const satisfies { readonly [name: string]: SwitchRow<string | number | boolean> }

type Rows = typeof SWITCHES
export type SwitchName = keyof Rows
/** How a game is played where rulings differ. */
export type Switches = { readonly [N in SwitchName]: Rows[N]['values'][number] }

const NAMES = Object.keys(SWITCHES) as SwitchName[]

export const USUAL_SWITCHES: Switches = Object.fromEntries(NAMES.map((name) => [name, SWITCHES[name].usual])) as Switches

function schemaOf(values: readonly (string | number | boolean)[]): Schema<unknown> {
  const [first] = values
  if (typeof first === 'boolean')
    return {
      check: (value, path) => (typeof value === 'boolean' ? null : `${path} must be true or false.`),
      json: () => ({ type: 'boolean' }),
    }
  if (typeof first === 'number' && values.length === 0) return integer()
  return oneOf(...(values as readonly (string | number)[]))
}

/** What a scenario may say of them: those that are not as usual. One that does not exist is refused by its name. */
export const switchesSchema = record(Object.fromEntries(NAMES.map((name) => [name, optional(schemaOf(SWITCHES[name].values))]))) as Schema<
  Partial<Switches>
>
