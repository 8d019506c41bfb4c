import { describeEvents } from '@firegroup/lnlt'
import { test } from 'vitest'
import { LessonRun } from '../../../learn/run.ts'
import { TEMPOS } from '../../../play/session/session.ts'
import { ACTIVITIES, ActDraft } from '../play/drafts/act-draft.ts'
import { play } from '../play/index.tsx'
import { learn } from './index.tsx'
import { lessons } from './lessons/index.ts'

const want = process.env['LESSON'] ?? ''
const from = Number(process.env['STEP'] ?? 0)
const seeds = Number(process.env['SEEDS'] ?? 1)
const filter = new Function('e', 's', `return ${process.env['WANT'] ?? 'true'}`)
const most = Number(process.env['SHOW'] ?? 2)
test('search', { timeout: 300000 }, async () => {
  const lesson: any = lessons.find((l) => l.id === want)
  // one situation and the steps that go on from it
  const steps: any[] = [lesson.steps[from]]
  for (let i = from + 1; i < lesson.steps.length && !lesson.steps[i].situation; i++) steps.push(lesson.steps[i])
  const base = steps[0].seed.replace(/ \d+$/, '')
  let shown = 0
  for (let n = 0; n < seeds && shown < most; n++) {
    const seed = seeds === 1 ? steps[0].seed : `${base} ${n}`
    const run: any = new LessonRun({ ...lesson, steps: [{ ...steps[0], seed }, ...steps.slice(1)] } as any, play as any, learn as any, {
      tempo: () => TEMPOS.instant,
      worker: () => null,
    })
    const settled = async () => {
      for (let i = 0; i < 200; i++) {
        await new Promise((d) => setImmediate(d))
        if (run.done || run.over || (run.desk.open && !run.desk.session.beating && !run.desk.session.match.thinking)) return
      }
      throw new Error('stuck')
    }
    const trouble: string[] = []
    while (!run.over) {
      const { index } = run
      for (const one of run.step.solution) {
        if (run.index !== index || run.done) break
        await settled()
        const { desk } = run
        desk.dismiss()
        if (one === 'confirm') desk.confirm()
        else if (one === 'end') {
          desk.endPhase()
          if (desk.confirming) desk.endPhase()
        } else if ('hex' in one) desk.choosePlace(desk.s.setting.map.grid.indexOf(one.hex))
        else if ('mode' in one && desk.draft instanceof ActDraft) {
          if ((ACTIVITIES as any).includes(one.mode)) desk.draft.do(one.mode)
          else desk.draft.setMode(one.mode)
        } else if ('decide' in one) {
          const v = desk.decide(one.decide)
          if (!v.ok) trouble.push(JSON.stringify(v))
        }
        if (seeds === 1)
          console.log(
            JSON.stringify(one),
            '->',
            desk.open?.question.kind,
            desk.draft?.view,
            (desk.draft as any)?.activity ?? '',
            JSON.stringify(desk.draft?.ready ?? null),
            desk.refusal?.message ?? '',
          )
        if (desk.refusal) trouble.push(desk.refusal.message)
      }
      await settled()
      for (let i = 0; i < 20 && run.index === index && !run.done; i++) await settled()
      if (run.index === index && !run.done) {
        trouble.push(`step ${index + 1} not done: ${run.desk.open?.question.kind} ${JSON.stringify(run.desk.draft?.ready)}`)
        break
      }
      if (run.done) run.next()
    }
    const game = run.desk.session.game
    const e = game.events.map((x: any) => x.event)
    if (filter(e, game.state) && (trouble.length === 0 || seeds === 1)) {
      shown++
      console.log(
        seed,
        trouble,
        '\n' +
          describeEvents(game.state, e)
            .map((t: any) => '   ' + (typeof t === 'string' ? t : JSON.stringify(t)))
            .join('\n'),
      )
    }
    run.close()
  }
})
