/** The app: the place that the address names, loaded when it is first gone to. */
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Home } from '../home/Home.tsx'
import { type Route, useRoute } from './route.ts'
import { Shell } from './Shell.tsx'

const place = <P,>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load() }))

const NewGame = place(async () => (await import('../home/NewGame.tsx')).NewGame)
const PlayScreen = place(async () => (await import('../play/PlayScreen.tsx')).PlayScreen)
const Replay = place(async () => (await import('../matches/replay/Replay.tsx')).Replay)
const Result = place(async () => (await import('../matches/result/Result.tsx')).Result)
const Review = place(async () => (await import('../review/Review.tsx')).Review)
const DrillPlace = place(async () => (await import('../drills/DrillPlace.tsx')).DrillPlace)
const Learn = place(async () => (await import('../learn/Learn.tsx')).Learn)
const Boards = place(async () => (await import('../boards/Boards.tsx')).Boards)
const OnlinePlace = place(async () => (await import('../online/OnlinePlace.tsx')).OnlinePlace)
const TableScreen = place(async () => (await import('../online/TableScreen.tsx')).TableScreen)
const FinishedMatch = place(async () => (await import('../online/dice/FinishedMatch.tsx')).FinishedMatch)
const Invited = place(async () => (await import('../online/Invited.tsx')).Invited)
const Lab = place(async () => (await import('../lab/Lab.tsx')).Lab)
const OwnPlace = place(async () => (await import('../games/upfront/own/OwnPlace.tsx')).OwnPlace)
const AppKeys = place(async () => (await import('./AppKeys.tsx')).AppKeys)
const SettingsPlace = place(async () => (await import('./SettingsPlace.tsx')).SettingsPlace)

export function App(): ReactNode {
  const route = useRoute()

  useEffect(() => {
    document.title = titleOf(route)
  }, [route])

  return (
    <>
      <Suspense fallback={<Loading />}>{screenOf(route)}</Suspense>
      <Suspense>
        <AppKeys />
      </Suspense>
    </>
  )
}

function screenOf(route: Route): ReactNode {
  switch (route.place) {
    case 'home':
      return <Home />
    case 'new':
      return <NewGame scenario={route.scenario} />
    case 'play':
      return <PlayScreen key={route.id} id={route.id} />
    case 'replay':
      return <Replay key={route.id} id={route.id} at={route.at} />
    case 'result':
      return <Result key={route.id} id={route.id} />
    case 'review':
      return <Review key={route.id} id={route.id} />
    case 'drill':
      return <DrillPlace id={route.id} />
    case 'boards':
      return <Boards />
    case 'learn':
      return <Learn game={route.game} topic={route.topic} />
    case 'lab':
      return <Lab experiment={route.experiment} />
    case 'settings':
      return <SettingsPlace />
    case 'own':
      return <OwnPlace page={route.page} more={route.more} />
    case 'online':
      return <OnlinePlace to={route.scenario} more={route.more} />
    case 'table':
      if (route.view === 'dice' || route.view === 'replay')
        return <FinishedMatch key={route.id} id={route.id} view={route.view} share={route.share} />
      return <TableScreen key={route.id} id={route.id} />
    case 'invited':
      return <Invited words={route.words} secret={route.secret} />
    case 'lost':
      return (
        <Shell current={undefined}>
          <div className="ui-sheet ui-sheet-narrow">
            <h1>Nothing is here</h1>
            <p>The address {route.address} leads nowhere. Your games are safe.</p>
            <a className="ui-button ui-button-main" href="#/">
              Back to your games
            </a>
          </div>
        </Shell>
      )
  }
}

/** Words only after 300 ms: most places are there before. */
function Loading(): ReactNode {
  return (
    <div className="app-loading" role="status">
      <span>Laying out …</span>
    </div>
  )
}

const TITLES: { readonly [P in Route['place']]: string } = {
  home: 'Firegroup',
  new: 'New game · Firegroup',
  play: 'Play · Firegroup',
  replay: 'Replay · Firegroup',
  result: 'Result · Firegroup',
  review: 'Review · Firegroup',
  drill: 'Drill · Firegroup',
  boards: 'Boards · Firegroup',
  learn: 'Learn · Firegroup',
  lab: 'Lab · Firegroup',
  settings: 'Settings · Firegroup',
  own: 'Your own · Firegroup',
  online: 'Online · Firegroup',
  table: 'Table · Firegroup',
  invited: 'Table · Firegroup',
  lost: 'Firegroup',
}

const titleOf = (route: Route): string => TITLES[route.place]
