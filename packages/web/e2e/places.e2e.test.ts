import { aslsk } from '@firegroup/aslsk'
import { longFurrow } from '@firegroup/content/boards/long-furrow'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun } from './games.ts'
import { seated, sitAt } from './table.ts'

const app = servedApp()

test('places inside the hex are taken by buttons at the hex, and show on the counters', async () => {
  const gully = ['O1', 'O2', 'O3', 'N3', 'N4', 'N5', 'N6', 'O7', 'P7', 'P8', 'P9', 'P10'] as const
  const situation = {
    boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['I', 'V'] } }],
    attacker: 'allied',
    phase: 'movement',
    allied: { nation: 'american' },
    axis: { nation: 'german' },
    modules: ['depressions', 'bridges', 'tunnels', 'entrenchments', 'wire'],
    places: [
      ...gully.map((at) => ({ type: 'depression', at, as: at < 'O' ? 'gully' : 'stream' })),
      { type: 'bridge', at: 'N6' },
      { type: 'bridge', at: 'P8' },
      { type: 'tunnel', side: 'axis', ends: ['P4', 'R4'] },
      { type: 'foxhole', at: 'M6', squads: 1 },
      { type: 'wire', at: 'M4' },
    ],
    units: [
      { side: 'allied', type: 'am-6-6-6', at: 'N5' },
      { side: 'allied', type: 'am-6-6-6', at: 'M6' },
      { side: 'allied', type: 'am-7-4-7', at: 'M4', position: 'wire' },
      { side: 'axis', type: 'ge-4-6-7', at: 'P4' },
      { side: 'axis', type: 'ge-4-6-7', at: 'O7 southwest crest' },
    ],
  }
  const { page, complaints } = await sitAt(app, begun(aslsk, { situation }, 'places'), { allied: anna, axis: anna })
  await seated(page)
  const chosen = async (name: string) => page.getByRole('button', { name }).first().click()
  await chosen('M6')
  const dig = page.locator('.aslsk-wall-button.is-entrench')
  await dig.waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/places-before.png` })
  expect(await violations(page)).toEqual([])
  // as whoever comes to it with Tab
  await page.keyboard.press('Tab')
  await dig.focus()
  await page.keyboard.press('Enter')
  await dig.waitFor({ state: 'detached' })
  if (process.env['SHOTS']) await shots(page, process.env['SHOTS'])
  expect(complaints).toEqual([])
  await page.context().close()
})

async function shots(page: Page, folder: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(800)
    await page.screenshot({ path: `${folder}/places-${width}.png` })
  }
}
