import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons } from '../src/games/aslsk/learn/lessons/index.ts'
import type { Act } from '../src/learn/lesson.ts'
import { cursorPoint, goToHex, launchBrowser, painted, phone, violations, visit, type WatchedPage } from './browser.ts'
import { type Server, serveApp } from './serve.ts'

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await serveApp()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  server.stop()
})

describe('a lesson', () => {
  test('the first minute by clicks, to the three doors; it is remembered', async () => {
    const { page, complaints } = await at('#/learn')
    await page.getByRole('link', { name: 'Begin: The first minute' }).click()
    await painted(page)
    await page.getByText('Click K5.').waitFor()
    await clickHex(page, 'K5')
    await page.getByText('Nothing is rolled yet.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Fire/ }).click()
    await page.getByText('Two and one, plus 2 for the house').waitFor()
    await lessonButton(page, 'Next').click()
    await page.getByText('Fire now, or hold?').waitFor()
    await page.getByRole('button', { name: /^Fire from I6/ }).click()
    await page.getByText('In the open, and running').waitFor()
    expect(await violations(page)).toEqual([])
    await lessonButton(page, 'Finish').click()
    await page.getByRole('heading', { name: 'The first minute: done' }).waitFor()
    for (const door of [/^Next: Fire and odds/, /^A small scenario/, /^I know the rules/])
      await page.getByRole('link', { name: door }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto(`${server.url}#/learn`)
    await page.reload()
    await page.getByRole('link', { name: 'Go on: Fire and odds' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('moving, by keyboard alone, to its end', async () => {
    const { page, complaints } = await at('#/learn/moving')
    await painted(page)
    await page.keyboard.press('n')
    await page.getByText('Each hex within reach').waitFor()
    await chooseByKeys(page, 'H7')
    await page.getByText('The plan is drawn.').waitFor()
    await walk(page, 'H7')
    await page.getByText('They waited, and fired').waitFor()
    await onward(page)
    await page.getByText('Get your squad from I8 to K8').waitFor()
    await page.keyboard.press('n')
    await chooseByKeys(page, 'J8')
    await walk(page, 'J8')
    await chooseByKeys(page, 'K8')
    await walk(page, 'K8')
    await page.getByText('No line of sight, no shot.').waitFor()
    await onward(page)
    await page.getByRole('heading', { name: 'Moving and being shot at: done' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('gives a hint, and begins again when its moment has passed', async () => {
    const { page } = await at('#/learn/fire')
    await painted(page)
    await lessonButton(page, 'Hint').click()
    await page.getByText('With both the dock says 12 firepower.').waitFor()
    await page.keyboard.press('e')
    await page.keyboard.press('e')
    await page.getByText('That moment has passed.').waitFor()
    await lessonButton(page, 'Try again').click()
    await page.getByText('Squads side by side').waitFor()
    await page.context().close()
  })

  test('fits a phone', async () => {
    const { page, complaints } = await at('#/learn/first-minute', phone)
    await painted(page)
    await page.getByText('Click K5.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    await clickHex(page, 'K5')
    await page.getByText('Nothing is rolled yet.').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the tutorial', () => {
  test('to its end: every lesson by its own solution, through the doors', { timeout: 240_000 }, async () => {
    const { page, complaints } = await at('#/learn')
    await page.getByRole('link', { name: /^Begin/ }).click()
    for (const [number, lesson] of lessons.entries()) {
      for (const [index, step] of lesson.steps.entries()) {
        await page.getByText(`Step ${index + 1} of ${lesson.steps.length}`).waitFor()
        if (step.situation) {
          await painted(page)
          expect(await violations(page), `${lesson.id}, step ${index + 1}`).toEqual([])
        }
        for (const act of step.solution) if (await isOpen(page, index)) await perform(page, act)
        if (step.after === undefined) continue
        await page.locator('.lesson-panel.is-done').waitFor()
        await lessonButton(page, index + 1 === lesson.steps.length ? 'Finish' : 'Next').click()
      }
      await page.getByRole('heading', { name: `${lesson.title}: done` }).waitFor()
      const next = lessons[number + 1]
      if (next) await page.getByRole('link', { name: `Next: ${next.title}` }).click()
    }
    await page.goto(`${server.url}#/learn`)
    // the next game's lessons follow
    await page.getByRole('link', { name: 'Go on: The first impulse' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the glossary', () => {
  test('opens at a rule, searches, and has no accessibility violations', async () => {
    const { page, complaints } = await at('#/learn/3.3.5')
    await page.getByRole('heading', { name: 'Rule 3.3.5' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Search').fill('ffnam')
    await page.getByText('FFNAM: not Assault Movement').waitFor()
    await page.getByLabel('Search').fill('zeppelin')
    await page.getByText('Nothing of that name.').waitFor()
    await page.goto(`${server.url}#/learn`)
    await page.getByRole('heading', { name: 'Learn by playing' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a rule at the table explains itself there; the keys are its own until it is closed', async () => {
    const { page } = await at('#/learn/first-minute')
    await painted(page)
    await clickHex(page, 'K5')
    await page.getByRole('link', { name: 'Rule 1.1.1' }).first().click()
    await page.getByRole('dialog').getByText('woods +1, wooden building +2').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Fire/ }).isEnabled()).toBe(true)
    await page.keyboard.press('h')
    await page.getByRole('dialog').getByLabel('Search').fill('melee')
    await page.getByRole('dialog').getByText('Both sides are still in the hex').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.context().close()
  })
})

const at = (hash: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<WatchedPage> =>
  visit(browser, `${server.url}${hash}`, { viewport: { width: 1440, height: 900 }, ...options })

const lessonButton = (page: Page, name: string) => page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name })

/** Whether the step still waits for something to be done. */
async function isOpen(page: Page, index: number): Promise<boolean> {
  const count = await page.locator('.lesson-count').textContent()
  return count?.startsWith(`Step ${index + 1} `) ?? false
}

async function perform(page: Page, act: Act): Promise<void> {
  const primary = page.locator('.play-dock [data-primary]')
  await page.locator('.play-dock .dock-foot button').first().waitFor()
  const report = page.getByRole('button', { name: /^Continue/ })
  if (await report.isVisible()) await report.click()
  if (act === 'confirm') await primary.click()
  else if (act === 'end')
    await page
      .locator('.play-dock')
      .getByRole('button', { name: /^Hold fire/ })
      .click()
  else if ('hex' in act) await clickHex(page, act.hex)
  else if ('mode' in act)
    await page
      .getByRole('group', { name: 'How they move' })
      .getByRole('button', { name: act.mode === 'double' ? /^Double time/ : /^Assault/ })
      .click()
  else if ('decide' in act) {
    const { type, to } = act.decide as { type: string; to?: string }
    if (type === 'smoke') await page.getByRole('button', { name: new RegExp(`into ${to}`) }).click()
    else {
      await page.getByRole('button', { name: 'No more self-rally' }).first().click()
      await primary.click()
    }
  }
  // a moment for them to react
  await page.waitForTimeout(250)
  await expect.poll(() => page.locator('.beat').count(), { timeout: 5_000 }).toBe(0)
}

/** The pointer finds a hex by its picture; the test, by asking for it. */
async function clickHex(page: Page, hex: string): Promise<void> {
  await goToHex(page, hex)
  const { x, y } = await cursorPoint(page)
  await page.mouse.click(x, y)
}

async function chooseByKeys(page: Page, hex: string): Promise<void> {
  await goToHex(page, hex)
  await page.locator('[data-hex][tabindex="0"]:focus').waitFor()
  await page.keyboard.press('Enter')
}

/** One step after another, whatever they do about it, until the squad is there. */
async function walk(page: Page, to: string): Promise<void> {
  const there = page.locator(`[data-hex][aria-label^="${to},"][aria-label*="American"]`)
  await expect
    .poll(
      async () => {
        if ((await there.count()) > 0) return true
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await page.keyboard.press('Enter')
        return false
      },
      { timeout: 15_000, interval: 700 },
    )
    .toBe(true)
}

/** Enter puts the report away, and goes on. */
async function onward(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const done = page.locator('.lesson-panel.is-done')
  await done.waitFor()
  await expect
    .poll(
      async () => {
        if ((await done.count()) > 0) await page.keyboard.press('Enter')
        return done.count()
      },
      { timeout: 10_000, interval: 400 },
    )
    .toBe(0)
}
