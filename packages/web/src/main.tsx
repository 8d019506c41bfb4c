import './style/fonts.css'
import './style/tokens.css'
import './style/board.css'
import './style/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Fault } from './Fault.tsx'

const root = document.getElementById('app')
if (!root) throw new Error('The page has no element with the id "app" to show Firegroup in.')
createRoot(root).render(
  <StrictMode>
    <Fault>
      <App />
    </Fault>
  </StrictMode>,
)
