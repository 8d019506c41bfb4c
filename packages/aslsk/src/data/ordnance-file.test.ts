import { expect, test } from 'vitest'
import { ourPack, readPack } from './counters.ts'
import vehicleFile from './vehicles.json' with { type: 'json' }

const { guns, vehicles } = ourPack().ordnance
const file = (parts: object) => ({ name: 'mine', counters: { format: 'firegroup-aslsk-counters', version: 1, ...parts } })
const messages = (parts: object) => {
  const reading = readPack(file(parts))
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}
/** A Gun of ours as an entry of a counter file. */
function entryOf(id: string) {
  const { kind: _kind, label: _label, counterName: _counterName, provenance, ...printed } = guns.get(id)!
  return { ...printed, ...provenance }
}
function vehicleEntryOf(id: string) {
  return { ...vehicleFile.vehicles.find((vehicle) => vehicle.id === id)! }
}

test('all Guns and vehicles of the counter tables are there, each of a nation that we know, each saying how sure its values are', () => {
  expect(guns.size).toBe(171)
  expect(vehicles.size).toBe(296)
  const unsure = [...guns.values(), ...vehicles.values()].filter(({ provenance }) => provenance.confidence !== 'high')
  expect(unsure).toHaveLength(45)
})

test('Guns read as printed: calibre and barrel, rate, manhandling, mount, ranges and special ammunition', () => {
  expect(guns.get('ge-MTR81s')).toMatchObject({
    label: '81*',
    role: 'MTR',
    rof: 3,
    ap: false,
    manhandling: 11,
    minRange: 2,
    maxRange: 60,
    ammunition: [{ kind: 'smoke', number: 8 }],
  })
  expect(guns.get('ge-AT75L')).toMatchObject({ label: '75L', role: 'AT', mount: 'NT', rof: 2 })
  // a depletion number that holds for one year
  expect(guns.get('ge-AT50L')!.ammunition).toContainEqual({ kind: 'apcr', number: 6, from: 194201, to: 194212 })
})

test('vehicles read as printed: armour by place, turret, armament, machine guns and smoke dispensers', () => {
  const tank = [...vehicles.values()].find(({ name }) => name === 'German PzKpfw IIIN')!
  expect(tank).toMatchObject({
    armament: '75*',
    mp: 13,
    turret: 'T',
    armour: { hullFront: 6, hullSideRear: 3, turretFront: 6, turretSideRear: 4 },
    gun: { ap: false, mount: 'turret' },
  })
  expect(tank.smokeDispensers).toEqual([{ kind: 'sD', number: 7 }])
  expect(vehicles.get('ge-pzib')).toMatchObject({ armament: 'MG', mg: { coaxial: 6 }, mgArmament: { weapon: 'CMG' } })
})

test('a counter file with a Gun or vehicle that can not be is refused, by entry and field', () => {
  expect(messages({ guns: [{ ...entryOf('ge-MTR81s'), ap: true }] })).toEqual(['ge-MTR81s.ap: a mortar has no AP.'])
  expect(messages({ guns: [{ ...entryOf('ge-MTR81s'), maxRange: 1 }] })).toEqual(['ge-MTR81s.maxRange is less than its minRange.'])
  expect(messages({ guns: [{ ...entryOf('ge-AT75L'), mount: 'sideways' }] })[0]).toMatch(/^ge-AT75L\.mount /)
  expect(messages({ vehicles: [{ ...vehicleEntryOf('ge-pzib'), turret: 'NT', gun: entryOf('ge-AT75L') }] })[0]).toMatch(/^ge-pzib\.gun/)
  const { mgArmament: _none, ...unarmed } = vehicleEntryOf('ge-pzib')
  expect(messages({ vehicles: [unarmed] })).toEqual(['ge-pzib has one main armament: either gun or mgArmament.'])
})

test('an entry of a counter file replaces ours of the same id', () => {
  const reading = readPack(file({ guns: [{ ...entryOf('ge-AT75L'), rof: 3 }] }))
  expect(reading.ok && reading.value.ordnance.guns.get('ge-AT75L')!.rof).toBe(3)
  expect(reading.ok && reading.value.ordnance.guns.size).toBe(171)
})
