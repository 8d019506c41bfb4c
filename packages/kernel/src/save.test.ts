import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convoy, patrol } from '../samples/index.ts'
import { asked, complaint, keyed, newConvoy, newPatrol, playOn, redMoves, scripted, value } from '../test/helpers.ts'
import { commitmentTo, keyFromSeed } from './chance.ts'
import { stateHash } from './hash.ts'
import { restoreGame, saveGame, verifySave } from './save.ts'
import { parseSave, saveSchema } from './save-format.ts'

const finished = playOn(newPatrol('finished'), 'finished')
const text = JSON.stringify(saveGame(finished))

/** A save that a test may change; what a state is, it knows itself. */
interface Changeable {
  rules: number
  origin: object
  chance: object
  decisions: { hash?: string }[]
  checkpoint: { rules: number; position: number; hash: string; state: { red: { men: number } } }
}

/** The save with something changed in it. */
function altered(change: (save: Changeable) => void): string {
  const save = JSON.parse(text) as Changeable
  change(save)
  return JSON.stringify(save)
}

function open(json: string, whole = false) {
  const save = parseSave(json)
  return save.ok ? restoreGame(patrol, save.value, { whole }) : save
}

function verify(json: string) {
  const save = parseSave(json)
  return save.ok ? verifySave(patrol, save.value) : save
}

describe('a good save', () => {
  test('fits its schema and opens as the same game', () => {
    expect(saveSchema.check(JSON.parse(text), 'save')).toBeNull()
    for (const whole of [false, true]) {
      const game = value(open(text, whole))
      expect([game.hash(), game.outcome, game.log]).toEqual([finished.hash(), finished.outcome, finished.log])
      expect(JSON.stringify(saveGame(game))).toBe(text)
    }
  })

  test('can be opened at any of its decisions', () => {
    const save = value(parseSave(text))
    for (let decisions = 0; decisions <= finished.decisionCount; decisions++) {
      const game = value(restoreGame(patrol, save, { decisions }))
      expect(game.decisionCount).toBe(decisions)
      if (decisions > 0) expect(game.hash()).toBe(finished.log[decisions - 1]!.hash)
    }
    const beyond = finished.decisionCount + 1
    for (const decisions of [beyond, -1])
      expect(complaint(restoreGame(patrol, save, { decisions }))).toBe(
        `There is no point after decision ${decisions}: the save holds ${beyond - 1}.`,
      )
  })

  test('made at any moment goes on as the game did', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(30), (seed, most) => {
        const game = playOn(newConvoy(`${seed}`), `${seed}`, most)
        const restored = value(restoreGame(convoy, value(parseSave(JSON.stringify(saveGame(game))))))
        expect(asked(restored)).toEqual(asked(game))
        expect(playOn(restored, 'on').hash()).toBe(playOn(game, 'on').hash())
      }),
      { numRuns: 50 },
    )
  })

  test('of a situation opens as well', () => {
    const game = playOn(keyed(patrol, redMoves(), 'situation'), 'situation', 5)
    const json = JSON.stringify(saveGame(game))
    expect(value(open(json)).hash()).toBe(game.hash())
    expect(value(open(json, true)).hash()).toBe(game.hash())
  })

  test('verifies', () => {
    const { decisionCount: decisions, chancePosition: dice, outcome } = finished
    expect(value(verify(text))).toEqual({ decisions, carriedOver: 0, committed: 'key and origin', dice, outcome, hash: finished.hash() })
  })

  test('verifies with any checkpoint that the game went through, as stores keep it, and with none that it did not', () => {
    const save = value(parseSave(text))
    const early = value(restoreGame(patrol, save, { decisions: 3 }))
    const { checkpoint } = saveGame(early)
    expect(checkpoint.decisions).toBeLessThan(save.checkpoint.decisions)
    expect(verify(JSON.stringify({ ...save, checkpoint }))).toMatchObject({ ok: true })
    const foreign = { ...checkpoint, position: checkpoint.position + 1 }
    expect(verify(JSON.stringify({ ...save, checkpoint: foreign }))).toMatchObject({ ok: false })
  })

  test('of a game with scripted dice does not exist', () => {
    expect(() => saveGame(scripted(patrol, redMoves()))).toThrow('kept as a situation')
  })
})

describe('a bad file is refused with one sentence', () => {
  test('cut off anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length - 1 }), (length) => {
        expect(complaint(parseSave(text.slice(0, length)))).toBe(
          `The save is cut off: its JSON ends in the middle, in line 1, column ${length + 1}.`,
        )
      }),
    )
  })

  test.each([
    ['damaged', text.replace('"origin":', '"origin";'), /^The save is not valid JSON: .*\.$/],
    [
      'damaged over several lines',
      JSON.stringify(JSON.parse(text), null, 1).replace('"origin":', '"origin";'),
      /^The save is not valid JSON: .*\.$/,
    ],
    ['with something after its end', `${text}}`, /^The save is not valid JSON: .*\.$/],
    ['something else', '{"format":"other"}', `This is not a Firegroup save: its 'format' is not 'firegroup-save'.`],
    ['a list', '[]', `This is not a Firegroup save: its 'format' is not 'firegroup-save'.`],
    ['null', 'null', `This is not a Firegroup save: its 'format' is not 'firegroup-save'.`],
    ['a number', '7', `This is not a Firegroup save: its 'format' is not 'firegroup-save'.`],
  ])('%s', (_what, json, message) => {
    expect(complaint(parseSave(json))).toMatch(message)
  })

  test.each<[string, (save: Changeable) => void, string]>([
    [
      'a newer format',
      (s) => Object.assign(s, { version: 2 }),
      'This save has format version 2, but this program reads up to 1: update Firegroup to open it.',
    ],
    ['a newer format with other fields', (s) => Object.assign(s, { version: 9, extra: 1 }), 'This save has format version 9, but'],
    ['a version that is none', (s) => Object.assign(s, { version: '1' }), `save.version must be 1, not '1'.`],
    ['a field too many', (s) => Object.assign(s, { extra: 1 }), `save has the unknown field 'extra'.`],
    [
      'an unknown generator',
      (s) => Object.assign(s.chance, { generator: 'coin' }),
      `save.chance.generator must be 'chacha20-1', not 'coin'.`,
    ],
    [
      'a key that is none',
      (s) => Object.assign(s.chance, { key: 'xyz' }),
      `save.chance.key must be a key (64 hexadecimal digits), not 'xyz'.`,
    ],
    [
      'a fraction in the state',
      (s) => Object.assign(s.checkpoint, { state: { at: 0.5 } }),
      'save.checkpoint.state.at must be a whole number, not 0.5.',
    ],
    ['a negative position', (s) => Object.assign(s.checkpoint, { position: -1 }), 'save.checkpoint.position must be at least 0, not -1.'],
    ['two origins', (s) => Object.assign(s.origin, { situation: {} }), 'save.origin must hold either a scenario or a situation.'],
    ['no origin', (s) => Object.assign(s, { origin: {} }), 'save.origin must hold either a scenario or a situation.'],
    [
      'a checkpoint after the end',
      (s) => s.decisions.splice(0),
      /^save\.checkpoint stands after decision \d+, but only 0 are there\.$/.source,
    ],
    [
      'a checkpoint of other rules',
      (s) => Object.assign(s.checkpoint, { rules: 2 }),
      'save.checkpoint is of version 2 of the rules, but the save is of 1.',
    ],
    [
      'a base after the checkpoint',
      (s) => Object.assign(s, { base: { ...s.checkpoint, decisions: 999 } }),
      'save.base stands after decision 999, but',
    ],
    [
      'a base of other rules',
      (s) => Object.assign(s, { base: { ...s.checkpoint, rules: 3 } }),
      'save.base is of version 3 of the rules, but the save is of 1.',
    ],
  ])('with %s', (_what, change, message) => {
    expect(complaint(parseSave(altered(change)))).toMatch(message.startsWith('^') ? new RegExp(message) : message)
  })

  test.each(Object.keys(JSON.parse(text)).filter((field) => !['format', 'base'].includes(field)))('without its %s', (field) => {
    const save = JSON.parse(text)
    delete save[field]
    expect(complaint(parseSave(JSON.stringify(save)))).toBe(`save.${field} is missing.`)
  })

  test.each(['"decision":{', '"state":{', '"scenario":{'])('with a polluting key in %s', (place) => {
    const json = text.replace(place, `${place}"__proto__":{"polluted":true},`)
    expect(complaint(parseSave(json))).toMatch(/^save\..* has the forbidden field '__proto__'\.$/)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('a save that was changed is found out', () => {
  const oneLater = [...finished.log.keys()].slice(1, -1)

  test('of another system', () => {
    expect(complaint(restoreGame(convoy, value(parseSave(text))))).toBe(`This is a save of 'patrol', not of 'convoy'.`)
  })

  test('of newer rules', () => {
    const newer = altered((save) => {
      save.rules = 2
      save.checkpoint.rules = 2
    })
    const message = 'This save was made by version 2 of the patrol rules, but this program has 1: update Firegroup to open it.'
    expect([complaint(open(newer)), complaint(verify(newer))]).toEqual([message, message])
  })

  test('another key: the commitment does not fit', () => {
    const message = 'save.chance: the key and the scenario are not those that were committed to.'
    expect(complaint(open(altered((save) => Object.assign(save.chance, { key: keyFromSeed('loaded dice') }))))).toBe(message)
    expect(complaint(open(altered((save) => Object.assign(save.chance, { commitment: '0'.repeat(64) }))))).toBe(message)
  })

  test('another key with its own commitment: the dice do not fit', () => {
    const key = keyFromSeed('loaded dice')
    const json = altered((save) => Object.assign(save.chance, { key, commitment: commitmentTo(key) }))
    expect(complaint(verify(json))).toMatch(
      /^The game diverges at save\.decisions\[\d+\]: it led to state \w{16} then and leads to \w{16} now\.$/,
    )
  })

  test('another decision: it is named, at the first place where it shows', () => {
    for (const i of oneLater) {
      const entry = finished.log[i]!
      if (entry.kind !== 'step') continue
      const type = (entry.decision as { type: string }).type === 'step' ? 'stop' : 'step'
      const json = altered((save) => Object.assign(save.decisions[i]!, { decision: { type } }))
      expect(complaint(verify(json))).toMatch(new RegExp(`^The game diverges at save\\.decisions\\[${i}\\]: `))
      return
    }
    throw new Error('The game has no step to alter.')
  })

  test.each(oneLater.slice(0, 6))('decision %i taken out, of another seat, kind or shape', (i) => {
    const { seat } = finished.log[i]!
    const without = altered((save) => save.decisions.splice(i, 1))
    expect(complaint(verify(without))).toMatch(/save\.(decisions\[\d+\]|checkpoint stands after)/)
    const kind = altered((save) => Object.assign(save.decisions[i]!, { kind: 'rout' }))
    expect(complaint(verify(kind))).toMatch(
      new RegExp(`^save\\.decisions\\[${i}\\] answers 'rout', but ${seat} is asked '\\w+' at that point\\.$`),
    )
    const shape = altered((save) => Object.assign(save.decisions[i]!, { decision: { nonsense: 1 } }))
    expect(complaint(verify(shape))).toMatch(new RegExp(`^save\\.decisions\\[${i}\\] is not legal at that point: decision`))
    const stranger = altered((save) => Object.assign(save.decisions[i]!, { seat: 'green' }))
    expect(complaint(verify(stranger))).toBe(`save.decisions[${i}] is not legal at that point: There is no seat 'green' at this table.`)
  })

  test('another hash', () => {
    for (const i of oneLater.slice(0, 5)) {
      const json = altered((save) => Object.assign(save.decisions[i]!, { hash: '0123456789abcdef' }))
      expect(complaint(verify(json))).toContain(`The game diverges at save.decisions[${i}]: it led to state 0123456789abcdef then`)
    }
    const none = altered((save) => delete save.decisions[3]!.hash)
    expect(complaint(verify(none))).toBe('save.decisions[3] has no hash, so nothing shows that it led where the game went.')
  })

  const richer = (save: Changeable) => {
    save.checkpoint.state.red.men += 5
  }

  test('another state at the checkpoint', () => {
    const message = 'save.checkpoint.state does not fit its hash: the file was damaged or changed.'
    expect(complaint(open(altered(richer)))).toBe(message)
    expect(complaint(open(altered(richer), true))).toBe(message)
    expect(complaint(verify(altered(richer)))).toBe(message)
  })

  test('another hash of the checkpoint', () => {
    const json = altered((save) => Object.assign(save.checkpoint, { hash: '0123456789abcdef' }))
    const message = 'save.checkpoint.state does not fit its hash: the file was damaged or changed.'
    expect(complaint(open(json))).toBe(message)
    expect(complaint(verify(json))).toBe(message)
  })

  test('another state at the checkpoint, with the hash made to fit', () => {
    const json = altered((save) => {
      richer(save)
      save.checkpoint.hash = stateHash(save.checkpoint.state, save.checkpoint.position)
    })
    expect(complaint(open(json))).toMatch(/^The game diverges at save\.decisions\[\d+\]/)
    expect(complaint(open(json, true))).toBe(foreignCheckpoint)
    expect(complaint(verify(json))).toBe(foreignCheckpoint)
  })

  const foreignCheckpoint = 'save.checkpoint is not a state that this game went through: the file was damaged or changed.'

  test('another state at the checkpoint, and no decision recorded which it was', () => {
    const json = altered((save) => {
      richer(save)
      save.checkpoint.hash = stateHash(save.checkpoint.state, save.checkpoint.position)
      for (const entry of save.decisions) delete entry.hash
    })
    expect([complaint(open(json)), complaint(open(json, true))]).toEqual([foreignCheckpoint, foreignCheckpoint])
    const honest = altered((save) => {
      for (const entry of save.decisions) delete entry.hash
    })
    expect(value(open(honest)).hash()).toBe(finished.hash())
  })

  test('another beginning in place of the first checkpoint', () => {
    const begun = JSON.parse(JSON.stringify(saveGame(newPatrol('begun')))) as Changeable
    richer(begun)
    begun.checkpoint.hash = stateHash(begun.checkpoint.state, begun.checkpoint.position)
    expect(complaint(open(JSON.stringify(begun)))).toBe(foreignCheckpoint)
  })

  test('a base that no migration can have made: the game before it was never played', () => {
    const forged = altered((save) => {
      richer(save)
      const { state, position } = save.checkpoint
      save.checkpoint.hash = stateHash(state, position)
      Object.assign(save, { base: save.checkpoint })
    })
    const message =
      'save.base says that the game was carried over to version 1 of the patrol rules, but nothing leads there from older ones.'
    expect([complaint(open(forged)), complaint(open(forged, true)), complaint(verify(forged))]).toEqual([message, message, message])
  })

  test('another scenario: it is bound to the save by what was committed to', () => {
    const scenario = { length: 9 }
    const message = 'save.chance: the key and the scenario are not those that were committed to.'
    const unhashed = altered((save) => Object.assign(save, { origin: { scenario } }))
    const rehashed = altered((save) => Object.assign(save, { origin: { scenario, hash: stateHash(scenario) } }))
    for (const json of [unhashed, rehashed]) expect([complaint(open(json)), complaint(verify(json))]).toEqual([message, message])
    expect(complaint(open(altered((save) => Object.assign(save.origin, { scenario }))))).toBe(
      'save.origin does not fit its hash: the file was damaged or changed.',
    )
  })

  test('another scenario with a commitment of its own is another game, and no longer what was published', () => {
    const { key, commitment } = value(parseSave(text)).chance
    const scenario = { length: 9 }
    const json = altered((save) => {
      Object.assign(save, { origin: { scenario } })
      Object.assign(save.chance, { commitment: commitmentTo(key) })
    })
    expect(value(parseSave(json)).chance.commitment).not.toBe(commitment)
    expect(complaint(verify(json))).toMatch(/diverges at save\.decisions\[0\]/)
  })

  test('the order of a scenario’s fields is none of its meaning', () => {
    const begin = (scenario: object) => saveGame(keyed(patrol, { scenario }, 'order')).chance.commitment
    expect(begin({ length: 8 })).not.toBe(begin({ length: 7 }))
    const situation = redMoves() as { situation: object }
    const turned = { situation: Object.fromEntries(Object.entries(situation.situation).toReversed()) }
    const [one, other] = [situation, turned].map((origin) => saveGame(keyed(patrol, origin, 'order')).chance.commitment)
    expect(other).toBe(one)
  })

  test('a game begun before scenarios were bound opens, keeps what it published, and says that only its key is fixed', () => {
    const { key } = value(parseSave(text)).chance
    const older = altered((save) => Object.assign(save.chance, { commitment: commitmentTo(key) }))
    expect(saveGame(value(open(older))).chance.commitment).toBe(commitmentTo(key))
    expect(value(verify(older)).committed).toBe('key')
  })

  test('a field that stands twice, and bytes that are no text', () => {
    expect(complaint(parseSave(text.replace('"rules":1,', '"rules":1,"rules":1,')))).toBe(
      "The save has the field 'rules' twice in one object.",
    )
    const bytes = new TextEncoder().encode(text)
    expect(value(parseSave(bytes))).toEqual(JSON.parse(text))
    bytes[20] = 0xff
    expect(complaint(parseSave(bytes))).toBe('The save is not valid UTF-8 text.')
  })

  test('any single byte of it: the save is refused, or still tells the same game', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '9', 'a', '"', ',', '}', 'x'), (at, char) => {
        const verified = verify(text.slice(0, at) + char + text.slice(at + 1))
        if (verified.ok) expect(verified.value).toEqual(value(verify(text)))
        else expect(complaint(verified)).toMatch(/\S.*\.$/)
      }),
      { numRuns: 300 },
    )
  })
})
