import { expect, test } from 'vitest'
import { fireGuns, gun, gunShot, mayNotGun, mounted } from '../../test/armour.ts'
import { lastShot } from '../../test/ordnance.ts'
import { table } from '../../test/table.ts'
import { v } from '../../test/vehicles.ts'
import type { ShotPreview } from '../ordnance/preview.ts'

const text = (tank: string) => `E5 German: pz=${tank} vca5    E9 Russian: t34=ru-T3485 vca0    A1 German: 4-6-7`
const options = { phase: 'prepFire', attacker: 'axis', year: 1944, month: 6, columns: 12, rows: 12 } as const

test('3.3.2 a gun in a turret may be brought to bear with the hull, the turret going along, for what a gun without a turret pays', () => {
  const t = table(text('ge-pzivh'), options)
  gun(t, 'pz', 'E9', { vca: 3 }).rolls(6, 6)
  expect(lastShot(t).labels).toContain('Case 8: turned by 2 hexspines +4')
  expect(v(t, 'pz')).toMatchObject({ vca: 3, tca: 3 })
  const turret = table(text('ge-pzivh'), options)
  gun(turret, 'pz', 'E9', { ca: 3 }).rolls(6, 6)
  expect(lastShot(turret).labels).not.toContain('Case 8: turned by 2 hexspines +4')
  expect(v(turret, 'pz')).toMatchObject({ vca: 5, tca: 3 })
})

test('3.3.2 only what has a turret turns its hull under it, and not what is bogged or covers the target as it stands', () => {
  mayNotGun(table(text('ge-stgiiig'), options), 'pz', 'E9', { rule: '3.3.2' }, { vca: 3 })
  mayNotGun(table(text('ge-pzivh').replace('vca5', 'vca5 bogged'), options), 'pz', 'E9', { rule: '7.6' }, { vca: 3 })
  mayNotGun(table(text('ge-pzivh').replace('vca5', 'vca5 tca3'), options), 'pz', 'E9', { rule: '3.2.4' }, { vca: 3, ca: 3 })
})

test('SK-7.6-06 SK-3.2.4-15 in woods a hull that is turned for fire takes a Bog Check first: one that bogs stays as it points and has not fired', () => {
  const fires = (tank: string, dice: [number, number], more: object) => {
    const t = table(text(tank).replace('E5 ', 'E5 woods; '), options)
    gun(t, 'pz', 'E9', more).rolls(...dice)
    return t
  }
  const bogged = fires('ge-stgiiig', [6, 5], { ca: 3 })
  expect(v(bogged, 'pz')).toMatchObject({ vca: 5, bog: 'bogged' })
  expect(bogged.state.weapons[mounted(bogged, 'pz', 'main')]!.fire).toBe('none')
  bogged.sawNo({ type: 'toHit' })
  const turned = fires('ge-stgiiig', [6, 4], { ca: 3 }).rolls(6, 6)
  expect(v(turned, 'pz')).toMatchObject({ vca: 3, bog: 'none' })
  turned.saw({ type: 'toHit' })
  const bogs = (tank: string, more: object) => {
    const t = table(text(tank).replace('E5 ', 'E5 woods; '), options)
    return (t.game.open[0]!.question.preview!(gunShot(t, 'pz', 'E9', more)) as ShotPreview).bogs
  }
  expect([bogs('ge-stgiiig', { ca: 3 }), bogs('ge-pzivh', { ca: 3 })]).toEqual([{ rolls: 3, of: 36 }, null])
  fires('ge-pzivh', [6, 6], { ca: 3 }).sawNo({ type: 'bogCheck' })
  fires('ge-pzivh', [6, 5], { vca: 3 }).saw({ type: 'bogCheck', bogs: true })
})

test('SK-7.6-06 SK-7.8-15 so does one that is turned for its machine guns', () => {
  const t = table(`E5 woods; German: pz=ge-pzivh vca5    E8 Russian: x=4-4-7    A1 German: 4-6-7`, options)
  fireGuns(t, 'pz', 'bow', 'E8', { vca: 3 }).rolls(6, 5)
  t.saw({ type: 'bogCheck', bogs: true }).sawNo({ type: 'attack' })
  expect(v(t, 'pz')).toMatchObject({ vca: 5, tca: 5, bog: 'bogged' })
  fireGuns(t, 'pz', 'coaxial', 'E8', { tca: 3 }).rolls(6, 6)
  t.saw({ type: 'attack' })
})

test('SK-7.6-06 what a Bog Check may come to is told before, where the hull is turned for machine guns or by itself', () => {
  const bogs = (hex: string, decision: object) => {
    const t = table(`E5 ${hex} German: pz=ge-pzivh vca5    E8 Russian: x=4-4-7    A1 German: 4-6-7`, options)
    const { question } = t.game.questionFor('axis')!
    return (question.preview!({ unit: t.unit('pz'), ...decision }) as { bogs?: object | null }).bogs ?? null
  }
  const guns = { type: 'vehicleFire', weapons: [1], at: 'E8' }
  expect(bogs('woods;', { ...guns, vca: 3 })).toEqual({ rolls: 3, of: 36 })
  expect(bogs('', { ...guns, vca: 3 })).toBeNull()
  expect(bogs('woods;', { ...guns, weapons: [2], tca: 3 })).toBeNull()
  expect(bogs('woods;', { type: 'turnVehicle', vca: 3 })).toEqual({ rolls: 3, of: 36 })
  expect(bogs('woods;', { type: 'turnVehicle', tca: 3 })).toBeNull()
})
