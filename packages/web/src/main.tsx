import './style/layers.css'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/ui.css'
import './style/table.css'
import './app/app.css'
import './app/palettes.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { dress } from './app/settings.ts'
import { Fault } from './Fault.tsx'
import { keepApp } from './offline/register.ts'

dress()
keepApp()
const root = document.getElementById('app')
if (!root) throw new Error('The page has no element with the id "app" to show Firegroup in.')
createRoot(root).render(
  <StrictMode>
    <Fault>
      <App />
    </Fault>
  </StrictMode>,
)
