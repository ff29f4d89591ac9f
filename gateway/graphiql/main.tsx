import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './main.css'
import { examples, tokenHeaders } from './examples.ts'
import { fetcher } from './fetcher.ts'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={examples}
      defaultHeaders={tokenHeaders}
      defaultEditorToolsVisibility="headers"
      visiblePlugin="Documentation Explorer"
      shouldPersistHeaders
    />,
  )
}
