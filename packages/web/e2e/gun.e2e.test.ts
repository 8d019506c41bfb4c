import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { goToHex, phone, violations } from './browser.ts'
import { anna, computer } from './games.ts'
import { gunTable } from './gun-table.ts'
import { asked, clickHex, seated, sitAt } from './table.ts'

const app = servedApp()
const players = { allied: computer, axis: anna }

describe('a Gun', () => {
  test('is aimed and fired by mouse: its targets show their chances, the dock one tree, the log the arithmetic', async () => {
    const { page, complaints } = await sitAt(app, gunTable('mouse'), players)
    await seated(page)
    await clickHex(page, 'BB4')
    await page.getByRole('heading', { name: '5cm PaK 38 in BB4', exact: true }).waitFor()
    await page.locator('.board').getByText('72% hit').first().waitFor()
    await clickHex(page, 'Y5')
    await page.getByRole('heading', { name: '5cm PaK 38 in BB4 fires at Y5' }).waitFor()
    await page.getByRole('img', { name: /^To hit 8 or less, 72 percent\. 3 or less is a Critical Hit\.$/ }).waitFor()
    const tree = page.locator('.play-tree')
    expect(await tree.getAttribute('aria-label')).toMatch(/^critical 8 percent, hit 64, miss 28\..+ In all: .+ miss 28\.$/)
    const shares = await tree.locator('.play-tree-legend b').allTextContents()
    expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Area / }).click()
    await page.getByRole('img', { name: /^To hit 7 or less, 58 percent/ }).waitFor()
    await page.getByRole('button', { name: /^Infantry / }).click()
    await page.locator('.play-dock [data-primary]').click()
    await asked(page, 'report')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('g')
    await page.getByRole('button', { name: /Prep Fire/ }).click()
    await page
      .getByText(/^5cm PaK 38 at Y5: (miss|hit|Critical Hit)/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('is pushed: the hexes around show the chance to get there, the dock the roll, and Enter does it', async () => {
    const { page, complaints } = await sitAt(app, gunTable('pushed', { phase: 'movement' }), players)
    await seated(page)
    await clickHex(page, 'BB4')
    await page.getByRole('heading', { name: 'Where to' }).waitFor()
    await clickHex(page, 'AA5')
    await page.getByRole('heading', { name: 'Push the 5cm PaK 38 from BB4 to AA5' }).waitFor()
    await page.getByRole('img', { name: /^To push it: \d+ or less, \d+%\.$/ }).waitFor()
    await page.keyboard.press('.')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page
      .locator('.play-log, .play-dock')
      .getByText(/5cm PaK 38/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)(
    'may be a Panzerfaust: a squad and then the tank beside it show the check and the shot, and Enter looks for one',
    async () => {
      const units = [
        { side: 'axis', type: 'ge-4-6-7', at: 'Z5' },
        { side: 'allied', type: 'ru-T34M41', at: 'Y5', vehicle: { vca: 1, tca: 1 } },
        { side: 'allied', type: 'ru-4-4-7', at: 'W6' },
      ]
      const { page, complaints } = await sitAt(app, gunTable('faust', { year: 1944, month: 8, units, weapons: [] }), players)
      await seated(page)
      await clickHex(page, 'Z5')
      await clickHex(page, 'Y5')
      await page.getByRole('heading', { name: 'Panzerfaust from Z5 at the T-34 M41 in Y5' }).waitFor()
      await page.getByText('one die, 3 or less, 50%').waitFor()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Enter')
      await page
        .getByText(/Panzerfaust/)
        .first()
        .waitFor()
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )

  test('is turned and fired by keyboard alone', async () => {
    const { page, complaints } = await sitAt(app, gunTable('keys'), players)
    await seated(page)
    await goToHex(page, 'BB4')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'At whom' }).waitFor()
    await page.keyboard.press('3')
    await page.getByRole('heading', { name: '5cm PaK 38 in BB4 fires at Y8' }).waitFor()
    await page.getByText('turned by 1 hexspine').waitFor()
    await page.keyboard.press('2')
    await page.locator('.play-ways [aria-pressed="true"]', { hasText: 'Area' }).waitFor()
    await page.keyboard.press('f')
    await asked(page, 'report')
    await page.getByRole('heading', { name: /^5cm PaK 38 at Y8: / }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('is fired by taps on a phone, where nothing is too small and nothing sticks out', async () => {
    const { page, complaints } = await sitAt(app, gunTable('taps'), players, phone)
    await seated(page)
    await page.getByRole('button', { name: 'Raise the sheet' }).tap()
    await page.getByRole('button', { name: /BB4: 5cm PaK 38/ }).tap()
    await page.locator('.play-offer', { hasText: 'Y5' }).tap()
    await page.locator('.play-tree').waitFor()
    for (const button of await page.locator('.table-dock-body button:visible').all()) {
      const box = (await button.boundingBox())!
      expect(box.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.locator('[data-primary]').tap()
    await asked(page, 'report')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
