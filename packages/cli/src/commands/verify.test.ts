import { keyFromSeed } from '@firegroup/kernel'
import { commitmentTo, recordDigest, type Seal, sealedKey, sealedSetUps } from '@firegroup/table'
import { expect, test } from 'vitest'
import { file, firegroup, patrolSave } from '../../test/run.ts'
import { answerTo } from './verify.ts'

const { game, save } = patrolSave('verify')
const text = JSON.stringify(save)
const good = file('good.json', text)

test('a good save holds', async () => {
  const { code, out, err } = await firegroup('verify', good)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('good.json holds: every decision is legal')
  expect(out).toContain(`outcome     ${game.outcome?.winner} won: ${game.outcome?.reason}`)
  expect(out).toContain(save.chance.commitment)
})

test('--json reports the same, and --commitment is compared', async () => {
  const { code, out } = await firegroup('verify', good, '--json', '--commitment', save.chance.commitment)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    file: 'good.json',
    system: 'patrol',
    rules: 1,
    commitment: save.chance.commitment,
    decisions: game.decisionCount,
    carriedOver: 0,
    committed: 'key and origin',
    dice: game.chancePosition,
    outcome: game.outcome,
    hash: game.hash(),
  })
})

test('a scenario changed with everything made to fit it is a sound game, but not the one that was published: exit code 1', async () => {
  const other = patrolSave('verify', undefined, { length: 9 }).save
  const forged = file('other-scenario.json', other)
  expect((await firegroup('verify', forged)).code).toBe(0)
  expect((await firegroup('verify', forged, '--commitment', save.chance.commitment)).code).toBe(1)
  expect(other.chance.key).toBe(save.chance.key)
})

test('an end that the rules did not bring about is told, and must fit the decisions before it', async () => {
  const { save: unfinished } = patrolSave('verify', 5)
  const players = { red: { type: 'human', name: 'Ann' }, blue: { type: 'human', name: 'Bob' } }
  const match = {
    format: 'firegroup-match',
    version: 1,
    id: 'm',
    name: 'A patrol',
    begun: 'Monday',
    played: 'Monday',
    players,
    save: unfinished,
  }
  const ended = { how: 'resigned', by: 'red', winner: 'blue', decisions: unfinished.decisions.length }
  const { code, out } = await firegroup('verify', file('resigned.json', { ...match, ended }))
  expect([code, out.includes('outcome     blue won: red resigned. The rules had not ended it.')]).toEqual([0, true])
  const wrong = [
    { ...ended, decisions: 2 },
    { ...ended, winner: 'red' },
    { ...ended, by: 'green' },
    { how: 'agreed', by: 'red', decisions: ended.decisions },
  ]
  for (const each of wrong) expect((await firegroup('verify', file('wrong.json', { ...match, ended: each }))).code).toBe(2)
})

test('a match that the app has exported is verified and told by the save that is in it', async () => {
  const players = { red: { type: 'human', name: 'Ann' }, blue: { type: 'computer', level: 'regular' } }
  const match = { format: 'firegroup-match', version: 1, id: 'm', name: 'A patrol', begun: 'Monday', played: 'Monday', players, save }
  const exported = file('match.json', match)
  expect(await firegroup('verify', exported)).toMatchObject({ code: 0, err: '', out: expect.stringContaining('match.json holds') })
  expect((await firegroup('replay', exported)).out).toBe((await firegroup('replay', file('bare.json', save))).out)
  const forged = file('forged.json', { ...match, save: { ...save, chance: { ...save.chance, key: keyFromSeed('other') } } })
  expect((await firegroup('verify', forged)).code).toBe(2)
})

test('a match that was taken back past dice holds, and is said to be practice', async () => {
  const match = { format: 'firegroup-match', version: 1, id: 'm', name: 'A patrol', begun: '', played: '', players: {}, save }
  const practised = file('practice.json', { ...match, practice: 'undone past dice' })
  const { code, out } = await firegroup('verify', practised)
  expect(code).toBe(0)
  expect(out).toMatch(/^ {2}practice +decisions were taken back past dice/m)
  expect(JSON.parse((await firegroup('verify', practised, '--json')).out)).toMatchObject({ practice: true })
  expect((await firegroup('verify', file('straight.json', match))).out).not.toContain('practice')
})

test('a game that is not over holds too', async () => {
  expect((await firegroup('verify', file('half.json', patrolSave('half', 3).save))).out).toContain('outcome     the game is not over')
})

const altered = (name: string, change: object) => file(name, { ...save, ...change })

test('another commitment than was published is a sound game, but not the one that was promised: exit code 1', async () => {
  expect(await firegroup('verify', good, '--commitment', '0'.repeat(64))).toEqual({
    code: 1,
    out: '',
    err: `firegroup: good.json: the commitment is ${save.chance.commitment}, not the ${'0'.repeat(64)} that was given.\n`,
  })
})

test.each([
  ['cut off', file('cut.json', text.slice(0, 200)), 'cut.json: The save is cut off: its JSON ends in the middle, in line 1, column 201.'],
  ['not JSON', file('corrupt.json', text.replace('"origin":', '"origin"=')), 'corrupt.json: The save is not valid JSON: '],
  [
    'not JSON over several lines',
    file('lines.json', JSON.stringify(save, null, 1).replace('"decisions": [', '"decisions": [ oops')),
    'lines.json: The save is not valid JSON: ',
  ],
  [
    'of a newer format',
    altered('format.json', { version: 2 }),
    'format.json: This save has format version 2, but this program reads up to 1: update Firegroup to open it.',
  ],
  [
    'of newer rules',
    altered('rules.json', { rules: 5, checkpoint: { ...save.checkpoint, rules: 5 } }),
    'rules.json: this save was made by version 5 of the patrol rules, but this program has 1: update Firegroup to open it.',
  ],
  [
    'of an unknown system',
    altered('system.json', { system: 'chess' }),
    `system.json: there is no system 'chess' here; there are aslsk, lnlt, upfront, pbs, upfront-teams, patrol, convoy`,
  ],
  ['lacking a field', altered('field.json', { chance: undefined }), 'field.json: save.chance is missing.'],
  [
    'with a polluting key',
    file('pollute.json', text.replace('"decision":{', '"decision":{"__proto__":{"a":1},')),
    `pollute.json: save.decisions[0].decision has the forbidden field '__proto__'.`,
  ],
  [
    'with another key',
    altered('key.json', { chance: { ...save.chance, key: keyFromSeed('loaded') } }),
    'key.json: save.chance: the key and the scenario are not those that were committed to.',
  ],
  [
    'with another scenario',
    altered('scenario.json', { origin: { scenario: { length: 9 } } }),
    'scenario.json: save.chance: the key and the scenario are not those that were committed to.',
  ],
  [
    'whose scenario was altered by a byte',
    file('byte.json', text.replace('"length":', '"width":')),
    'byte.json: save.origin does not fit its hash: the file was damaged or changed.',
  ],
  [
    'with a decision taken out',
    altered('short.json', {
      decisions: save.decisions.toSpliced(1, 1),
      checkpoint: { ...save.checkpoint, decisions: save.decisions.length - 1 },
    }),
    'short.json: save.decisions[1]',
  ],
  [
    'with another state at its checkpoint',
    altered('checkpoint.json', { checkpoint: { ...save.checkpoint, position: save.checkpoint.position + 1 } }),
    'checkpoint.json: save.checkpoint',
  ],
  [
    'that claims to be carried over from rules that never were',
    altered('base.json', { base: save.checkpoint }),
    'base.json: save.base says that the game was carried over to version 1 of the patrol rules, but nothing leads there from older ones.',
  ],
  [
    'with a field twice',
    file('twice.json', text.replace('"rules":1,', '"rules":1,"rules":1,')),
    "twice.json: The save has the field 'rules' twice in one object.",
  ],
])('a save %s can’t be used: exit code 2', async (_what, name, message) => {
  const { code, out, err } = await firegroup('verify', name)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`firegroup: ${message}`)
  expect(err.trimEnd().split('\n').length).toBe(1)
})

test('a game that began under older rules does not hold as a whole, whatever is asked for: exit code 1', async () => {
  const verified = { decisions: 3, carriedOver: 2, committed: 'key', dice: 9, outcome: null, hash: save.checkpoint.hash } as const
  for (const json of [false, true])
    expect(() => answerTo({ file: 'old.json', system: 'patrol', save, practice: false, verified }, { json })).toThrow(
      expect.objectContaining({
        exitCode: 1,
        message: expect.stringMatching(/^old.json: only the last 3 of 5 decisions could be played again/),
      }),
    )
})

/** A match as a server gives it when it is over. */
function sealedMatch() {
  const [secret, red, blue] = ['5', '1', '2'].map((digit) => digit.repeat(64)) as [string, string, string]
  const nonces = { red, blue }
  const { save: played } = patrolSave('sealed', undefined, undefined, sealedKey(secret, nonces))
  const commitments = { server: commitmentTo(secret), seats: { red: commitmentTo(red), blue: commitmentTo(blue) } }
  const seal: Seal = { secret, commitments, nonces, setUps: sealedSetUps(secret, played.decisions) }
  const players = { red: { type: 'human', name: 'tom_w' }, blue: { type: 'human', name: 'marina_k' } }
  const match = {
    format: 'firegroup-match',
    version: 1,
    id: 'm',
    name: 'A patrol',
    begun: 'Monday',
    played: 'Friday',
    players,
    save: played,
    seal,
  }
  return { ...match, seal: { ...seal, digest: recordDigest(match) } }
}

test('a match that was played online opens its seals: the key is made of all parts, each as it was bound', async () => {
  const match = sealedMatch()
  const { code, out, err } = await firegroup('verify', file('sealed.json', match))
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^ {2}seals {7}3 parts of the key, each sealed before any was shown: the server, red, blue$/m)
  expect(JSON.parse((await firegroup('verify', 'sealed.json', '--json')).out)).toMatchObject({
    sealed: { parts: ['the server', 'red', 'blue'] },
  })
  const { seal } = match
  const told = async (changed: Partial<Seal>) =>
    (await firegroup('verify', file('forged.json', { ...match, seal: { ...seal, ...changed } }))).err
  expect(await told({ secret: '6'.repeat(64) })).toContain('The server’s part of the key is not the one that it bound itself to.')
  expect(await told({ nonces: { ...seal.nonces, blue: '3'.repeat(64) } })).toContain('The part of blue is not the one')
  const other = '7'.repeat(64)
  expect(await told({ secret: other, commitments: { ...seal.commitments, server: commitmentTo(other) } })).toContain(
    'The key is not made of',
  )
  expect(await told({ setUps: [{ decision: 0, seat: 'red', commitment: other }] })).toContain('Decision 1 was sealed as a set-up')
})

test('a byte that was changed anywhere in such a file is found, and what is wrong is named', async () => {
  const whole = JSON.stringify(sealedMatch())
  const other = (letter: string): string => (/\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'x' ? 'y' : 'x')
  let tried = 0
  for (let at = 3; at < whole.length; at += Math.ceil(whole.length / 120)) {
    if (!/\w/.test(whole[at]!)) continue
    const { code, err } = await firegroup('verify', file('sealed-byte.json', whole.slice(0, at) + other(whole[at]!) + whole.slice(at + 1)))
    expect([at, code]).toEqual([at, 2])
    expect(err).toMatch(/^firegroup: sealed-byte\.json: .+\n$/)
    tried++
  }
  expect(tried).toBeGreaterThan(30)
})
