/** A campaign: the squad as it has become, what was won and lost, and the next mission. */
import { type CampaignPlan, campaigns, missionsOf } from '@firegroup/content/upfront-campaigns'
import { type Campaign, improved, nextMission, readCampaign, type Side } from '@firegroup/upfront'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressOf, goTo } from '../../../app/route.ts'
import { useSettings } from '../../../app/settings.ts'
import { Icon } from '../../../icons.tsx'
import { download, fileNameOf } from '../../../matches/export.ts'
import { now } from '../../../matches/new-match.ts'
import { useFileDrop } from '../../../useFileDrop.ts'
import { beginMission, forcesFor, keepStanding, keptStanding, missionOf, missionOver, type Standing, startCampaign } from './campaigns.ts'
import { ManCard } from './ManCard.tsx'

export function CampaignPage(): ReactNode {
  const [first] = useState(keptStanding)
  const [standing, setStanding] = useState(first.standing)
  const [news, setNews] = useState(first.trouble ?? '')
  const picker = useRef<HTMLInputElement>(null)
  const { name } = useSettings()
  const keep = (next: Standing | undefined): void => {
    keepStanding(next)
    setStanding(next)
  }
  const open = async (file: File): Promise<void> => {
    const json: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined)
    const campaign = readCampaign(json)
    if (!campaign.ok) return setNews(`${file.name} was not opened: ${campaign.problems[0]!.message}`)
    keep({ campaign: campaign.value.campaign })
    setNews([`${file.name} is open.`, ...campaign.value.changed].join(' '))
  }
  useFileDrop((file) => void open(file))
  const playing = standing?.playing?.match
  useEffect(() => {
    if (!standing || playing === undefined) return
    let gone = false
    void missionOver(standing).then((over) => {
      if (gone || !over) return
      if (typeof over === 'string') {
        setNews(`The mission can’t be looked at: ${over}`)
        return
      }
      keepStanding(over)
      setStanding(over)
      setNews('The mission is over, and entered into the rosters.')
    })
    return () => {
      gone = true
    }
  }, [standing, playing])

  if (!standing)
    return <NoCampaign news={news} picker={picker} onOpen={open} onBegin={(plan, you) => keep({ campaign: startCampaign(plan, you) })} />
  const { campaign } = standing
  const next = nextMission(campaign)
  const begin = async (): Promise<void> => {
    if (standing.playing) return goTo({ place: 'play', id: standing.playing.match })
    const begun = await beginMission(campaign, name.trim())
    if (typeof begun === 'string') return setNews(begun)
    keep(begun)
    goTo({ place: 'play', id: begun.playing!.match })
  }
  return (
    <div className="uf-own">
      <header className="uf-own-head">
        <div>
          <h1>{campaign.name}</h1>
          <p>
            A campaign of {campaign.missions.length} missions, {campaign.rosters[campaign.you].nation} against the computer.{' '}
            {campaign.results.length} played, saved here.
          </p>
        </div>
        <span className="uf-own-deeds">
          <button type="button" className="ui-button" onClick={() => picker.current?.click()}>
            <Icon name="open" /> Open file
          </button>
          <FileInput picker={picker} onOpen={open} />
          <button
            type="button"
            className="ui-button"
            onClick={() =>
              download(
                fileNameOf({ name: campaign.name, played: now() }, 'campaign.json'),
                JSON.stringify(campaign, null, 1),
                'application/json',
              )
            }
          >
            <Icon name="save" /> Export
          </button>
          <button type="button" className="ui-button" onClick={() => keep(undefined)}>
            <Icon name="bin" /> Give it up
          </button>
        </span>
      </header>
      <p className="uf-own-news" role="status">
        {news}
      </p>
      <div className="uf-own-campaign">
        <Squad campaign={campaign} onChange={(changed) => keep({ ...standing, campaign: changed })} />
        <aside className="uf-own-middle">
          <Points campaign={campaign} />
          <Missions campaign={campaign} />
          {next === undefined ? (
            <section className="uf-own-next">
              <h2>The campaign is over</h2>
              <p>{verdict(campaign)}</p>
            </section>
          ) : (
            <NextMission campaign={campaign} playing={standing.playing !== undefined} onBegin={() => void begin()} />
          )}
        </aside>
      </div>
    </div>
  )
}

function verdict({ rosters, you }: Campaign): string {
  const [own, other] = [rosters[you].points, rosters[you === 'axis' ? 'allied' : 'axis'].points]
  if (own === other) return `Nobody has won: ${own} points each.`
  return `${own > other ? 'You have won it' : 'You have lost it'}, ${own} points against ${other}.`
}

interface NoCampaignProps {
  readonly news: string
  readonly picker: React.RefObject<HTMLInputElement | null>
  readonly onOpen: (file: File) => Promise<void>
  readonly onBegin: (plan: CampaignPlan, you: Side) => void
}

function NoCampaign({ news, picker, onOpen, onBegin }: NoCampaignProps): ReactNode {
  return (
    <div className="uf-own">
      <header className="uf-own-head">
        <div>
          <h1>Campaigns</h1>
          <p>No campaign. Begin with three missions: who survives goes on, and gets better or worse.</p>
        </div>
        <span className="uf-own-deeds">
          <button type="button" className="ui-button" onClick={() => picker.current?.click()}>
            <Icon name="open" /> Open file
          </button>
          <FileInput picker={picker} onOpen={onOpen} />
        </span>
      </header>
      <p className="uf-own-news" role="status">
        {news}
      </p>
      <ul className="uf-own-plans">
        {campaigns.map((plan) => {
          const [first] = missionsOf(plan)
          return (
            <li key={plan.id}>
              <h2>{plan.name}</h2>
              <p>{plan.text}</p>
              <ol>
                {missionsOf(plan).map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ol>
              <span className="uf-own-deeds">
                {(['axis', 'allied'] as const).map((side) => (
                  <button key={side} type="button" className="ui-button ui-button-main" onClick={() => onBegin(plan, side)}>
                    Begin as {first!.sides[side].nation}
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function FileInput({ picker, onOpen }: Pick<NoCampaignProps, 'picker' | 'onOpen'>): ReactNode {
  return (
    <input
      ref={picker}
      type="file"
      accept=".json"
      hidden
      aria-label="A campaign file"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        if (file) void onOpen(file)
      }}
    />
  )
}

function Squad({ campaign, onChange }: { readonly campaign: Campaign; readonly onChange: (campaign: Campaign) => void }): ReactNode {
  const roster = campaign.rosters[campaign.you]
  const next = nextMission(campaign) ?? campaign.missions.length
  const scenario = missionOf(campaign)
  const sent = scenario ? forcesFor(campaign, scenario)[campaign.you].men : []
  const served = roster.men.filter(
    (man) => sent.some(({ number }) => number === man.number) || man.survived + man.bought > 0 || man.back !== undefined,
  )
  const fallen = roster.men.filter(({ lost }) => lost !== undefined)
  return (
    <section className="uf-own-squad">
      <h2>Your squad{scenario ? ` for mission ${next + 1}` : ''}</h2>
      <ul className="uf-own-cards">
        {served
          .filter(({ lost }) => lost === undefined)
          .map((man) => (
            <ManCard
              key={man.number}
              man={man}
              nation={roster.nation}
              role={sent.find(({ number }) => number === man.number)?.role ?? null}
              going={sent.some(({ number }) => number === man.number)}
              mission={next}
              onSpend={(which) => {
                const better = improved(roster, man.number, which)
                if (better) onChange({ ...campaign, rosters: { ...campaign.rosters, [campaign.you]: better } })
              }}
              maySpend={(which) => improved(roster, man.number, which) !== undefined}
            />
          ))}
      </ul>
      <p className="uf-own-fallen">
        <strong>Fallen</strong>{' '}
        {fallen.length === 0 ? 'Nobody.' : fallen.map(({ name, lost }) => `${name} (mission ${lost! + 1})`).join(', ')}
      </p>
    </section>
  )
}

function Points({ campaign: { rosters, you } }: { readonly campaign: Campaign }): ReactNode {
  const other: Side = you === 'axis' ? 'allied' : 'axis'
  return (
    <section className="uf-own-points">
      <h2>Campaign points</h2>
      <p>
        <b>{rosters[you].points}</b> you, against <b>{rosters[other].points}</b> {rosters[other].nation}
      </p>
      <small>12 a win, one off for a man killed or a replacement, seven for a leader from elsewhere.</small>
    </section>
  )
}

function Missions({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const list = missionsOf(campaign)
  return (
    <section>
      <h2>Missions</h2>
      <ol className="uf-own-missions">
        {list.map(({ id, name }, i) => {
          const result = campaign.results[i]
          const won = result?.winner === campaign.you
          const words = !result ? (i === campaign.results.length ? 'next' : '') : result.winner === 'draw' ? 'drawn' : won ? 'won' : 'lost'
          return (
            <li key={id} className={result ? (won ? 'is-won' : 'is-lost') : undefined}>
              {result?.match ? <a href={addressOf({ place: 'replay', id: result.match, at: undefined })}>{name}</a> : <span>{name}</span>}
              <em>{words}</em>
              <b>{result ? result.points[campaign.you] : ''}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function NextMission({
  campaign,
  playing,
  onBegin,
}: {
  readonly campaign: Campaign
  readonly playing: boolean
  readonly onBegin: () => void
}): ReactNode {
  const scenario = missionOf(campaign)!
  const force = forcesFor(campaign, scenario)[campaign.you]
  const number = nextMission(campaign)! + 1
  return (
    <section className="uf-own-next">
      <h2>
        Mission {number}: {scenario.name}
      </h2>
      <p>{scenario.briefing.text}</p>
      <p>
        {force.men.length} men{force.replaced.length > 0 ? `, ${force.replaced.length} of them replacements` : ''}
        {force.points === 0 ? '.' : `, ${-force.points} points for it.`}
      </p>
      <button type="button" className="ui-button ui-button-main" onClick={onBegin}>
        <Icon name="play" /> {playing ? `Go on with mission ${number}` : `Begin mission ${number}`}
      </button>
    </section>
  )
}
