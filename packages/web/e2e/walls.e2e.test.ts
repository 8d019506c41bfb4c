import { aslsk } from '@firegroup/aslsk'
import { hawthornFields } from '@firegroup/content/boards/hawthorn-fields'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun } from './games.ts'
import { seated, sitAt } from './table.ts'

const app = servedApp()

test('Wall Advantage is claimed at the hex, and shows along its walls', async () => {
  const situation = {
    map: hawthornFields,
    attacker: 'allied',
    phase: 'movement',
    allied: { nation: 'american' },
    axis: { nation: 'german' },
    modules: ['wall-bocage', 'slopes', 'los-full'],
    units: [
      { side: 'allied', type: 'am-6-6-6', at: 'J3' },
      { side: 'allied', type: 'am-6-6-6', at: 'E8' },
      { side: 'axis', type: 'ge-4-6-7', at: 'L2' },
      { side: 'axis', type: 'ge-4-6-7', at: 'N6' },
    ],
    markers: [{ kind: 'wallAdvantage', at: 'N6', side: 'axis', value: 63 }],
  }
  const { page, complaints } = await sitAt(app, begun(aslsk, { situation }, 'walls'), { allied: anna, axis: anna })
  await seated(page)
  const claim = page.getByRole('button', { name: 'Take the wall in J3: claim Wall Advantage' })
  await claim.waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/walls-before.png` })
  expect(await violations(page)).toEqual([])
  await claim.click()
  await claim.waitFor({ state: 'detached' })
  await page.locator('.aslsk-wall.is-allied').first().waitFor({ state: 'attached' })
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/walls-after.png` })
  expect(complaints).toEqual([])
  await page.context().close()
})
