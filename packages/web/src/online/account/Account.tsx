/** '#/online/account': who somebody is here, and how he keeps it. Nobody needs it to play. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Shell } from '../../app/Shell.tsx'
import { api, NoServer } from '../api.ts'
import { type AccountTold, account } from './account-api.ts'
import { Codes } from './Codes.tsx'
import { Keeping } from './Keeping.tsx'
import { SignIn } from './SignIn.tsx'
import { TakeName } from './TakeName.tsx'
import '../online.css'
import './account.css'

export function Account(): ReactNode {
  const [told, setTold] = useState<AccountTold | string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = useCallback(async (): Promise<void> => {
    try {
      await api.visit()
      setTold(await account.told())
    } catch (error) {
      setTold(error instanceof NoServer ? 'Online needs a server. This computer can be one: npm start.' : (error as Error).message)
    }
  }, [])
  useEffect(() => void refresh(), [refresh])
  const tellCodes = (fresh: readonly string[]): void => {
    setCodes(fresh)
    void refresh()
  }
  return (
    <Shell current="online">
      <div className="online-account">
        <p className="online-account-back">
          <a href="#/online">Tables</a> / Your name
        </p>
        {told === null && <p role="status">Asking the server …</p>}
        {typeof told === 'string' && <p role="alert">{told}</p>}
        {codes !== null && <Codes codes={codes} done={() => setCodes(null)} />}
        {codes === null && told !== null && typeof told !== 'string' && (
          <>
            <h1>{told.you.name}</h1>
            {told.you.named ? (
              <>
                <Keeping told={told} refresh={refresh} tellCodes={tellCodes} />
                <p>
                  A program of yours can play for you. <a href="/api/docs">Tokens and the API</a>
                </p>
              </>
            ) : (
              <>
                <p className="online-account-lead">
                  You play as a guest of this browser. Take a name, and your games are on your other devices too. No e-mail is asked for.
                </p>
                <div className="online-account-columns">
                  <TakeName taken={tellCodes} />
                  <SignIn signedIn={refresh} />
                </div>
              </>
            )}
          </>
        )}
      </div>
    </Shell>
  )
}
