/** What players of Up Front make themselves: scenarios by points, and campaigns. */
import { lazy, type ReactNode, Suspense } from 'react'
import { Shell } from '../../../app/Shell.tsx'
import '../style/own.css'
import '../style/soldier.css'

const DesignPage = lazy(async () => ({ default: (await import('./DesignPage.tsx')).DesignPage }))
const CampaignPage = lazy(async () => ({ default: (await import('./CampaignPage.tsx')).CampaignPage }))

export function OwnPlace({ page, more }: { readonly page: string; readonly more: string | undefined }): ReactNode {
  return (
    <Shell current="home">
      <Suspense>{page === 'campaign' ? <CampaignPage /> : <DesignPage link={more} />}</Suspense>
    </Shell>
  )
}
