import { expect, test } from 'vitest'
import { preview } from '../../../test/fire.ts'
import { fogTable, status } from '../../../test/fog-table.ts'
import { hold, stepOf } from '../../../test/moves.ts'
import { lastShot, shell } from '../../../test/ordnance.ts'
import { type TableOptions, table } from '../../../test/table.ts'

const white = (more: TableOptions = {}): TableOptions => ({
  phase: 'prepFire',
  attacker: 'allied',
  columns: 6,
  rows: 24,
  year: 1944,
  month: 1,
  modules: ['ground-snow', 'winter-camouflage'],
  kept: { environment: { camouflaged: ['axis'] } },
  ...more,
})

const lv = (at: string, options: TableOptions = white(), board = '') => {
  const t = table(`B2 US: a=6-6-6, g=HMG    ${at} German: x=4-6-7    ${board}`, options)
  return preview(t, at, '+g').modifiers.map(({ label, value }) => `${label} ${value}`)
}

test('EX-AID-54 AID-WX-25 AID-WX-26 men in white have +1 beyond 8 hexes, in snow; with other cover only that', () => {
  expect([lv('B10'), lv('B11')]).toEqual([[], ['winter camouflage 1']])
  expect(lv('B11', white(), 'B11 woods')).toEqual(['woods in B11 1'])
  expect(lv('B11', white({ modules: ['winter-camouflage'] }))).toEqual([])
  expect(lv('B11', white({ kept: { environment: { camouflaged: ['allied'] } } }))).toEqual([])
})

test('AID-WX-25 vehicles beyond 16', () => {
  const shot = (at: string) => {
    const t = table(`B2 US: c=2-2-7 crew, gun=am-AT76L ca2    ${at} German: tank=ge-pzivh vca0    A1 US: 6-6-6`, white())
    shell(t, 'gun', at, { target: 'vtt', ammo: 'ap' }).rolls(6, 5)
    return lastShot(t).labels.filter((label) => label.startsWith('winter'))
  }
  expect([shot('B18'), shot('B19')]).toEqual([[], ['winter camouflage +1']])
})

test('AID-WX-25 not the crew that looks out of one', () => {
  const t = table('B2 US: a=6-6-6, g=HMG    B20 German: tank=ge-pzivh vca0 CE', white())
  expect(preview(t, 'B20', '+g').modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual(['crew exposed 2'])
})

test('AID-WX-27 concealed they cross the open by Assault Movement unseen', () => {
  const moved = (modules: string[]) => {
    const t = fogTable('D5 woods; German: x=4-6-7 concealed    D2 US: a=6-6-6    A9 German: own=4-6-7', {
      ...white({ phase: 'movement', attacker: 'axis' }),
      modules,
    })
    t.answer('move', stepOf(t, 'x', 'D4', { mode: 'assault' }))
    hold(t)
    return status(t, 'x')
  }
  expect([moved(['ground-snow']), moved(['ground-snow', 'winter-camouflage'])]).toEqual(['seen', 'concealed'])
})
