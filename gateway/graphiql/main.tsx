import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './main.css'
import { examples } from './examples.ts'
import { createFetcher } from './fetcher.ts'

const fetcher = createFetcher()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={examples}
      defaultEditorToolsVisibility="variables"
      visiblePlugin="Documentation Explorer"
      shouldPersistHeaders={false}
    />,
  )
}
